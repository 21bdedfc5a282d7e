import { readFlaky } from './flaky-list.ts'

// The last lines of `npm test`: what passed only on a retry.

const names = readFlaky()
console.log(`\n${[`${names.length} flaky`, ...names.map((name) => `  flaky: ${name}`)].join('\n')}`)
