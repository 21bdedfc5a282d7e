import { parseJson } from '@/kit/rules/parse-json'
import { isCertainlyOlder, isYounger } from '@/kit/rules/age'
import type { Texts } from '@/kit/rules/follow-draft'
import type { Identity } from '@/kit/rules/ids'
import { dayMs } from '@/kit/rules/durations'
import { chosenCampus } from './chosen-campus'
import { orNull } from './or-null'

type Retention = {
  readonly area: 'tab' | 'phone'
  readonly days: number
  /** The name of a draft has the campus: a text for one is not for another. */
  readonly perCampus?: true
  /** While a PIN is set, the draft is in the memory of the page alone. */
  readonly sealable?: true
}

const onPhone: Retention = { area: 'phone', days: 7 }
const inTab: Retention = { area: 'tab', days: 1 }
const sealable: Retention = { ...inTab, sealable: true }

/**
 * The forms that store a draft until it is sent or discarded, with the place and the number of days. Drafts typed while
 * signed out, health data and addresses for signing in stay in the tab; health data not even there while a PIN is set.
 * Signing out removes the user's drafts.
 *
 * Elsewhere: a listing and the picture of a post, in the account's database under `draft/`; the note of a day, which
 * the cycle log saves. Never stored: passwords, PINs and codes; words that confirm a deletion; the cycle log, which a
 * PIN may seal (its forms have dates and choices); a choice that is one tap (reports, stars, filters, the end of a
 * pregnancy); changes of many items and spreadsheets, which would apply to a list that has changed.
 */
const forms = {
  'admin-item': onPhone,
  'admin-setup': inTab,
  contact: onPhone,
  delivery: { ...onPhone, perCampus: true },
  gossip: { ...onPhone, perCampus: true },
  newsletter: inTab,
  'order-note': { ...onPhone, perCampus: true },
  place: { ...onPhone, perCampus: true },
  'pregnancy-about': sealable,
  'pregnancy-appointment': sealable,
  'pregnancy-start': sealable,
  'pregnancy-symptom': sealable,
  'pregnancy-weight': sealable,
  profile: onPhone,
  roommate: { ...onPhone, perCampus: true },
  'sign-in': inTab,
  'sign-up': inTab,
} satisfies Readonly<Record<string, Retention>>

export type FormName = keyof typeof forms

/** `of`: which of several, such as the id of an edited entry. */
export type DraftName = { readonly form: FormName; readonly owner: Identity; readonly of?: string | undefined }

const prefix = 'comrade-draft/'

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const inMemory = new Map<string, string>()
const memory: Area = {
  getItem: (key) => inMemory.get(key) ?? null,
  setItem: (key, text) => void inMemory.set(key, text),
  removeItem: (key) => void inMemory.delete(key),
}

const areas = { tab: () => sessionStorage, phone: () => localStorage } as const

/** The users who have a PIN. */
const offDisk = new Set<Identity>()

const retentionOf = ({ form }: DraftName): Retention => forms[form]

/**
 * True if this tab keeps its draft apart from the one that all tabs share, because another tab has stored something
 * else over it: see `followDraft()`.
 */
export const isKeptApart = (name: DraftName): boolean => {
  const key = sharedKey(name)
  return key !== null && orNull(() => sessionStorage.getItem(key)) !== null
}

const storageOf = (name: DraftName): Area => {
  if (isKeptApart(name)) return sessionStorage
  const { area, sealable: isSealable } = retentionOf(name)
  return isSealable && offDisk.has(name.owner) ? memory : areas[name.owner === 'anonymous' ? 'tab' : area]()
}

const keyOf = (name: DraftName): string => {
  const campus = retentionOf(name).perCampus ? chosenCampus().slug : ''
  return `${prefix}${name.owner}/${name.form}/${campus}/${name.of ?? ''}`
}

const made = Date.UTC(Number(import.meta.env.VITE_BUILD_YEAR) - 1, 0)

/** Uses no validation library, because the first screen loads none. @returns null for an invalid or expired draft */
const parse = (json: string | null, days: number): { readonly texts: Texts; readonly until: number } | null => {
  const stored = parseJson(json ?? '')
  if (typeof stored !== 'object' || stored === null || !('until' in stored && 'texts' in stored)) return null
  const { until, texts } = stored
  if (typeof until !== 'number' || typeof texts !== 'object' || texts === null) return null
  if (isCertainlyOlder(until - days * dayMs, Date.now(), days * dayMs, made)) return null
  return {
    until,
    texts: Object.fromEntries(
      Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  }
}

const draftText = (texts: Texts, days: number): string => JSON.stringify({ until: Date.now() + days * dayMs, texts })

/** Nothing is lost where it fails: the form still has the texts. */
const read = (name: DraftName) => orNull(() => parse(storageOf(name).getItem(keyOf(name)), retentionOf(name).days))
/** The account's draft, or else the one typed before signing in. */
const readOwn = (name: DraftName) => read(name) ?? read({ ...name, owner: 'anonymous' })
const remove = (name: DraftName): void => void orNull(() => storageOf(name).removeItem(keyOf(name)))

export const readDraft = (name: DraftName): Texts | null => readOwn(name)?.texts ?? null

/** When the draft expires, in milliseconds since the epoch; null without one. */
export const draftExpiry = (name: DraftName): number | null => readOwn(name)?.until ?? null

export const removeDraft = (name: DraftName): void => {
  const texts = read(name)?.texts
  if (texts) noteRemoved(name, fingerprint(texts))
  remove(name)
  remove({ ...name, owner: 'anonymous' })
}

/**
 * Stores the draft at once, so that a crash of the page loses nothing.
 * @returns false if the phone could not store it
 */
export const keepDraft = (name: DraftName, texts: Texts): boolean => {
  // In one step: other tabs take a removed draft for one that was sent.
  const isStored = isWritten(storageOf, name, texts)
  // Typed once more.
  if (wasRemoved(name, texts)) noteRemoved(name, null)
  if (!isStored) remove(name)
  if (name.owner !== 'anonymous') remove({ ...name, owner: 'anonymous' })
  return isStored
}

/** 32 bits: enough to know the texts again, too few to read them. */
const fingerprint = (texts: Texts): string => {
  let hash = 5381
  for (const character of JSON.stringify(Object.entries(texts).sort()))
    hash = Math.imul(hash, 33) ^ character.charCodeAt(0)
  return String(hash)
}

/** Beside a draft that all tabs share. It has no texts, so that the next start removes it. */
const removedKey = (name: DraftName): string | null => {
  const key = sharedKey(name)
  return key && `${key}/removed`
}

const noteRemoved = (name: DraftName, mark: string | null): void => {
  const key = removedKey(name)
  if (key) orNull(() => (mark === null ? localStorage.removeItem(key) : localStorage.setItem(key, mark)))
}

/**
 * True if these texts were the last draft that was sent or thrown away. A tab that was frozen then may find another
 * draft in its place.
 */
export const wasRemoved = (name: DraftName, texts: Texts): boolean => {
  const key = removedKey(name)
  return key !== null && orNull(() => localStorage.getItem(key)) === fingerprint(texts)
}

/**
 * Stores the draft of this tab apart from the one that all tabs share. A form that has none of those stores it as ever.
 * @returns as above
 */
export const keepApart = (name: DraftName, texts: Texts): boolean =>
  sharedKey(name) === null ? keepDraft(name, texts) : isWritten(() => sessionStorage, name, texts)

const isWritten = (areaOf: (name: DraftName) => Area, name: DraftName, texts: Texts): boolean =>
  orNull(() => {
    areaOf(name).setItem(keyOf(name), draftText(texts, retentionOf(name).days))
    return true
  }) ?? false

/** The key of a draft that all tabs share; null for one of this tab alone. */
export const sharedKey = (name: DraftName): string | null =>
  name.owner === 'anonymous' || retentionOf(name).area !== 'phone' ? null : keyOf(name)

/**
 * @param isOff whether the drafts of a user that a PIN would seal may be in the memory of the page alone; those that
 * this tab has stored move there, and back
 */
export const keepDraftsOffDisk = (owner: Identity, isOff: boolean): void => {
  if (offDisk.has(owner) === isOff) return
  const names = Object.keys(forms).flatMap((form) =>
    isForm(form) && retentionOf({ form, owner }).sealable ? [form] : [],
  )
  const move = (from: Area, to: Area, keys: readonly string[]) => {
    for (const key of keys.filter((each) => names.some((form) => each.startsWith(`${prefix}${owner}/${form}/`)))) {
      to.setItem(key, from.getItem(key) ?? '')
      from.removeItem(key)
    }
  }
  if (isOff) offDisk.add(owner)
  else offDisk.delete(owner)
  orNull(() =>
    isOff
      ? move(sessionStorage, memory, Object.keys(sessionStorage))
      : move(memory, sessionStorage, [...inMemory.keys()]),
  )
}

const isForm = (name: string): name is FormName => name in forms

/** Removes expired drafts and those of other accounts. */
export const removeOtherDrafts = (owner: Identity): void => {
  const stores = [
    ...Object.values(areas).map((area) => () => ({ storage: area(), keys: Object.keys(area()) })),
    () => ({ storage: memory, keys: [...inMemory.keys()] }),
  ]
  for (const open of stores) {
    orNull(() => {
      const { storage, keys } = open()
      for (const key of keys.filter((each) => each.startsWith(prefix))) {
        const [of = '', form = ''] = key.slice(prefix.length).split('/')
        const days = isForm(form) ? forms[form].days : 0
        const draft = ['anonymous', owner].includes(of) ? parse(storage.getItem(key), days) : null
        if (draft === null) storage.removeItem(key)
        // The clock was wrong, then or now: the days begin again.
        else if (!isYounger(draft.until - days * dayMs, Date.now(), days * dayMs + 1))
          storage.setItem(key, draftText(draft.texts, days))
      }
    })
  }
}
