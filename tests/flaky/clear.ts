import { clearFlaky } from './flaky-list.ts'

clearFlaky()
