import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userId } from '@/kit/rules/ids'
import { dayMs } from '@/kit/rules/durations'
import { keepDraft, readDraft, removeDraft, removeOtherDrafts } from './drafts'
import { FakeStorage } from '#support/store/fake-storage'

const amina = userId('5c2d3a57-5a63-4a8e-9d0b-7d5c0a1f7f10')
const baraka = userId('0f6a1d6e-3f0c-4bfb-9a60-0a7a6c2c0a02')

let tab: FakeStorage
let phone: FakeStorage

beforeEach(() => {
  tab = new FakeStorage()
  phone = new FakeStorage()
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('localStorage', phone)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a draft', () => {
  it('is read back as it was typed, and is gone when it is removed', () => {
    keepDraft({ form: 'contact', owner: amina }, { subject: 'Cold pilau' })
    expect(readDraft({ form: 'contact', owner: amina })).toEqual({ subject: 'Cold pilau' })
    removeDraft({ form: 'contact', owner: amina })
    expect(readDraft({ form: 'contact', owner: amina })).toBeNull()
    expect(Object.values(phone).join()).not.toContain('pilau')
  })

  it('is one account’s, one form’s and one entry’s', () => {
    keepDraft({ form: 'contact', owner: amina, of: 'one' }, { subject: 'Cold pilau' })
    expect(readDraft({ form: 'contact', owner: baraka, of: 'one' })).toBeNull()
    expect(readDraft({ form: 'profile', owner: amina, of: 'one' })).toBeNull()
    expect(readDraft({ form: 'contact', owner: amina })).toBeNull()
  })

  it('that was typed signed out joins the account, and leaves nothing behind', () => {
    keepDraft({ form: 'roommate', owner: 'anonymous' }, { name: 'Joy' })
    expect(readDraft({ form: 'roommate', owner: amina })).toEqual({ name: 'Joy' })
    keepDraft({ form: 'roommate', owner: amina }, { name: 'Joy M.' })
    expect(readDraft({ form: 'roommate', owner: 'anonymous' })).toBeNull()
  })

  it.each([
    ['profile', amina, 'phone'],
    ['contact', amina, 'phone'],
    ['contact', 'anonymous', 'tab'],
    ['sign-in', 'anonymous', 'tab'],
    ['pregnancy-weight', amina, 'tab'],
  ] as const)('of the form %s by %s is kept on the %s', (form, owner, area) => {
    keepDraft({ form, owner }, { text: 'typed' })
    expect([Object.keys(tab).length, Object.keys(phone).length]).toEqual(area === 'tab' ? [1, 0] : [0, 1])
  })

  it('is kept for seven days on the phone, and for one in the tab', () => {
    const now = new Date('2026-11-27T08:00:00Z').getTime()
    vi.useFakeTimers({ now })
    keepDraft({ form: 'profile', owner: amina }, { course: 'Law' })
    keepDraft({ form: 'sign-in', owner: 'anonymous' }, { email: 'amina@students.example' })
    vi.setSystemTime(now + dayMs + 1)
    expect(readDraft({ form: 'sign-in', owner: 'anonymous' })).toBeNull()
    expect(readDraft({ form: 'profile', owner: amina })).toEqual({ course: 'Law' })
    vi.setSystemTime(now + 7 * dayMs + 1)
    expect(readDraft({ form: 'profile', owner: amina })).toBeNull()
  })

  it.each(['{broken', '7', 'null', '{"until":"soon","texts":{}}', '{"until":99999999999999,"texts":7}'])(
    'counts as none when %s is stored',
    (stored) => {
      keepDraft({ form: 'contact', owner: amina }, { subject: 'Cold pilau' })
      for (const key of Object.keys(phone)) phone.setItem(key, stored)
      expect(readDraft({ form: 'contact', owner: amina })).toBeNull()
    },
  )

  it('is changed in one step, because other tabs take a removed draft for one that was sent', () => {
    keepDraft({ form: 'contact', owner: amina }, { subject: 'Cold pilau' })
    const removals = vi.spyOn(phone, 'removeItem')
    keepDraft({ form: 'contact', owner: amina }, { subject: 'Cold pilau, again' })
    expect(removals).not.toHaveBeenCalled()
  })

  it('of a blocked or full storage is in the form alone', () => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
    keepDraft({ form: 'contact', owner: amina }, { subject: 'Cold pilau' })
    expect(readDraft({ form: 'contact', owner: amina })).toBeNull()
    expect(() => removeOtherDrafts(amina)).not.toThrow()
  })
})

describe('a clock that was wrong', () => {
  const now = new Date('2026-11-29T08:00:00Z').getTime()
  const draft = { form: 'gossip', owner: amina } as const
  const typeAt = (time: number | string) => {
    vi.useFakeTimers({ now: new Date(time) })
    keepDraft(draft, { content: 'Heard it?' })
  }
  const startAt = (time: number) => {
    vi.setSystemTime(time)
    removeOtherDrafts(amina)
    return readDraft(draft)
  }

  it.each(['2015-01-01T00:00:00Z', '1970-01-01T00:00:01Z', '2099-06-01T00:00:00Z', '2026-12-29T08:00:00Z'])(
    'of %s while typing loses no draft once it is right, and seven days more are kept',
    (wrong) => {
      typeAt(wrong)
      expect(startAt(now)).toEqual({ content: 'Heard it?' })
      expect(startAt(now + 6 * dayMs)).toEqual({ content: 'Heard it?' })
      expect(startAt(now + 7 * dayMs + 1)).toBeNull()
    },
  )

  it.each([2099, 2015])('of %d at one start loses no draft', (year) => {
    typeAt(now)
    expect(startAt(Date.UTC(year, 0))).toEqual({ content: 'Heard it?' })
    expect(startAt(now + dayMs)).toEqual({ content: 'Heard it?' })
    expect(startAt(now + 9 * dayMs)).toBeNull()
  })
})

describe('removing the drafts of others', () => {
  const keepAll = () => {
    for (const owner of [amina, baraka, 'anonymous'] as const) {
      keepDraft({ form: 'profile', owner }, { course: 'Law' })
      keepDraft({ form: 'newsletter', owner, of: owner }, { email: 'a@b.example' })
    }
  }
  const owners = (storage: FakeStorage) => Object.keys(storage).map((key) => key.split('/')[1])

  it('keeps those of the account and of nobody, and what is no draft', () => {
    keepAll()
    phone.setItem('comrade-campus', 'other')
    removeOtherDrafts(amina)
    expect(owners(tab)).toEqual([amina, 'anonymous', 'anonymous'])
    expect(owners(phone)).toEqual([amina, undefined])
  })

  it('leaves nobody’s after signing out', () => {
    keepAll()
    removeOtherDrafts('anonymous')
    expect(owners(phone)).toEqual([])
    expect(new Set(owners(tab))).toEqual(new Set(['anonymous']))
  })

  it('removes what is too old', () => {
    vi.useFakeTimers({ now: new Date('2026-11-27T08:00:00Z') })
    keepDraft({ form: 'profile', owner: amina }, { course: 'Law' })
    vi.setSystemTime(new Date('2026-12-27T08:00:00Z'))
    removeOtherDrafts(amina)
    expect(Object.keys(phone)).toEqual([])
  })
})
