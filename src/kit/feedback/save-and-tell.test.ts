import { describe, expect, it, vi } from 'vitest'
import { saveAndTell, type OutcomeToasts } from './save-and-tell'
import { toastStore } from './toast'

const toasts: OutcomeToasts = {
  sent: { title: 'Sent' },
  waiting: { title: 'Kept' },
  refused: { title: 'Refused', tone: 'destructive' },
}
const shown = () => toastStore.getState().latest?.title

describe('saveAndTell', () => {
  it.each([
    ['sent', 'Sent'],
    ['waiting', 'Kept'],
    ['refused', 'Refused'],
  ] as const)('shows the toast of a change that is %s', async (outcome, title) => {
    const report = vi.fn<(error: unknown) => void>()
    const store = () => Promise.resolve({ outcome: () => Promise.resolve(outcome) })
    expect(await saveAndTell(store, { toasts, report })).toBe(true)
    expect(shown()).toBe(title)
    expect(report).not.toHaveBeenCalled()
  })

  it('counts a save without a difference as sent', async () => {
    expect(await saveAndTell(() => Promise.resolve(null), { toasts, report: () => {} })).toBe(true)
    expect(shown()).toBe('Sent')
  })

  it('records why a change could not be stored, and counts it as refused', async () => {
    const report = vi.fn<(error: unknown) => void>()
    const full = new Error('The storage is full')
    expect(await saveAndTell(() => Promise.reject(full), { toasts, report })).toBe(false)
    expect(shown()).toBe('Refused')
    expect(report).toHaveBeenCalledExactlyOnceWith(full)
  })
})
