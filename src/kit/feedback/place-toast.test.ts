import { describe, expect, test } from 'vitest'
import { liftOf } from './place-toast'

const toast = { top: 600, bottom: 660 }

describe('a toast', () => {
  test('stays where nothing is in its way', () => {
    expect(liftOf(toast, [{ top: 100, bottom: 500 }], 370)).toBe(0)
  })

  test('moves above a field, and above the next one that it would then cover', () => {
    expect(liftOf(toast, [{ top: 640, bottom: 690 }], 370)).toBe(28)
    const fields = [
      { top: 640, bottom: 690 },
      { top: 540, bottom: 590 },
    ]
    const lift = liftOf(toast, fields, 370)
    expect(fields.every(({ top, bottom }) => 660 - lift < top || 600 - lift > bottom)).toBe(true)
  })

  test('does not wander into the upper half', () => {
    const form = [650, 590, 530, 470, 410].map((top) => ({ top, bottom: top + 44 }))
    expect(liftOf(toast, form, 370)).toBe(0)
  })
})
