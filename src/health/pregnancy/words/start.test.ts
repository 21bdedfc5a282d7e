import { expect, it } from 'vitest'
import { startProblemTexts } from './start'

it('the bounds of a start are told with their numbers', () => {
  expect(startProblemTexts['no-week']).toBe('Write a week from 1 to 42.')
  expect(startProblemTexts['last-period-early']).toMatch(/^That is more than 44 weeks ago\./)
})
