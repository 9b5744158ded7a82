import { fit } from './fit-command.js';

process.exitCode = await fit(process.argv.slice(2), {
  input: process.stdin,
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
});
