// Setup for every test file. The small worlds have few interface words: the others are made from their keys, with a
// warning each. Thousands of such warnings, each with its stack, took a tenth of the time of publishing a world.
const { emitWarning } = process
process.emitWarning = (...parameters: unknown[]) => {
  if (parameters[1] !== 'MissingWord') Reflect.apply(emitWarning, process, parameters)
}
