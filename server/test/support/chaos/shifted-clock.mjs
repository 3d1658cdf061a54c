// Loaded into a server process by the chaos run: shifts its clock by as many milliseconds as a file says.
import { readFileSync } from 'node:fs';

const file = process.env.CLOCK_FILE;
if (file !== undefined) {
  const real = Date.now.bind(Date);
  let shift = 0;
  const read = () => {
    try {
      shift = Number(readFileSync(file, 'utf8')) || 0;
    } catch {
      shift = 0;
    }
  };
  read();
  setInterval(read, 200).unref();
  Date.now = () => real() + shift;
}
