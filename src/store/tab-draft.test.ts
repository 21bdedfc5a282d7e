import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dayMs } from '@/kit/rules/durations'
import { userId } from '@/kit/rules/ids'
import { keepDraft, keepDraftsOffDisk, readDraft, removeDraft, removeOtherDrafts } from './drafts'
import { FakeStorage } from '#support/store/fake-storage'
import { TabDraft } from './tab-draft'

const amina = userId('5c2d3a57-5a63-4a8e-9d0b-7d5c0a1f7f10')
const name = { form: 'contact', owner: amina } as const
const long = { message: 'The driver never came.' }

const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

let tab: FakeStorage
let phone: FakeStorage
beforeEach(() => {
  tab = new FakeStorage()
  phone = new FakeStorage()
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('localStorage', phone)
})

const typing = (texts: Readonly<Record<string, string>>): TabDraft => {
  const draft = new TabDraft()
  draft.store(name, texts)
  return draft
}

describe('the draft of a tab', () => {
  it('is gone once another tab has sent it', () => {
    const draft = typing(long)
    removeDraft(name)
    expect(draft.follow(name, long)).toBe(true)
    expect(draft.known).toBeNull()
  })

  it('is gone once another tab has sent it and begun another text, though this tab was frozen then', () => {
    const draft = typing(long)
    removeDraft(name)
    keepDraft(name, { message: 'xy' })
    expect(draft.follow(name, long)).toBe(true)
    expect(draft.known).toEqual({ message: 'xy' })
  })

  it('stays when it was typed once more after it had been sent', () => {
    removeDraft(name)
    keepDraft(name, long)
    removeDraft(name)
    const draft = typing(long)
    keepDraft(name, { message: 'xy' })
    expect(draft.follow(name, long)).toBe(false)
    expect(readDraft(name)).toEqual(long)
  })

  it.each([
    ['full', () => vi.spyOn(phone, 'setItem').mockImplementation(full)],
    [
      'blocked',
      () =>
        ['localStorage', 'sessionStorage'].forEach((area) =>
          vi.stubGlobal(area, { getItem: full, setItem: full, removeItem: full }),
        ),
    ],
  ])('stays in the form when the phone’s storage is %s, because nobody has sent it', (_, spoil) => {
    spoil()
    const draft = typing(long)
    expect(draft.follow(name, long)).toBe(false)
    draft.store(name, { message: `${long.message} Twice.` })
    expect(draft.follow(name, { message: `${long.message} Twice.` })).toBe(false)
    expect(draft.known).toEqual({ message: `${long.message} Twice.` })
  })

  it('that the phone could not store gives way to no text of another tab, and is stored once there is room', () => {
    const writing = vi.spyOn(phone, 'setItem').mockImplementationOnce(full)
    const draft = typing(long)
    keepDraft(name, { message: 'xy' })
    expect(draft.follow(name, long)).toBe(false)
    expect(readDraft(name)).toEqual(long)
    expect(writing).toHaveBeenCalledTimes(2)
    expect(Object.values(phone).join()).toContain('"xy"')
  })

  describe('of a form that stays open longer than drafts are kept', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T08:00:00Z') }))
    afterEach(() => void vi.useRealTimers())
    const passDays = (days: number) => vi.setSystemTime(Date.now() + days * dayMs)

    it.each([
      ['and is still stored', () => {}],
      ['and was removed when another tab began', () => removeOtherDrafts(amina)],
    ])('stays in the form %s, and is kept anew', (_, begin) => {
      const draft = typing(long)
      passDays(8)
      begin()
      expect(draft.follow(name, long)).toBe(false)
      expect(readDraft(name)).toEqual(long)
    })

    it('stays there, too, when it was read from storage days after it was typed', () => {
      keepDraft(name, long)
      passDays(6)
      const draft = new TabDraft()
      draft.read(name)
      passDays(2)
      expect(draft.follow(name, long)).toBe(false)
      expect(readDraft(name)).toEqual(long)
    })

    it('is gone when another tab sends it within those days', () => {
      const draft = typing(long)
      passDays(6)
      removeDraft(name)
      expect(draft.follow(name, long)).toBe(true)
    })
  })

  it('is on no disk where a PIN seals it, though what was stored is not what the tab knows', () => {
    const sealed = { form: 'pregnancy-weight', owner: amina } as const
    keepDraftsOffDisk(amina, true)
    const draft = new TabDraft()
    draft.store(sealed, { weight: '61' })
    removeDraft(sealed)
    draft.store(sealed, { weight: '61.5' })
    expect([Object.keys(tab), Object.keys(phone)]).toEqual([[], []])
    expect(readDraft(sealed)).toEqual({ weight: '61.5' })
    removeDraft(sealed)
    keepDraftsOffDisk(amina, false)
  })
})
