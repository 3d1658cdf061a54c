export function buildProgram(home: string): Promise<void>;
