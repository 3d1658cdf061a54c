export * from './emitted.ts';
export * from './story.ts';
