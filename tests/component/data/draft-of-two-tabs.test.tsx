import fc from 'fast-check'
import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { keepDraft, removeDraft, sharedKey, type DraftName } from '@/store/drafts'
import { useDraft } from '@/store/use-draft'
import { parseJson } from '@/kit/rules/parse-json'
import { renderThemed } from '../render'
import { signedIn } from '../signed-in'

/** The forms whose drafts all tabs share. */
const forms = ['admin-item', 'contact', 'delivery', 'gossip', 'order-note', 'place', 'profile', 'roommate'] as const

let here: { readonly shown: string; readonly type: (text: string) => void; readonly send: () => void }

function Form({ form }: { form: (typeof forms)[number] }) {
  const { values, change, clear } = useDraft(form, { text: '' })
  useLayoutEffect(() => {
    here = { shown: values.text, type: (text) => change({ text }), send: clear }
  })
  return <output>{values.text}</output>
}

/** What all tabs share now, read past the tab's own draft. */
const shared = (name: DraftName): string => {
  const stored = parseJson(localStorage.getItem(sharedKey(name) ?? '') ?? '')
  return typeof stored === 'object' &&
    stored !== null &&
    'texts' in stored &&
    typeof stored.texts === 'object' &&
    stored.texts !== null &&
    'text' in stored.texts
    ? String(stored.texts.text)
    : ''
}

/** Another tab, which shows what all share. It must not write to this tab's own storage. */
const elsewhere = (name: DraftName) => {
  const aside = <Result,>(act: () => Result): Result => {
    const kept = Object.entries(sessionStorage)
    sessionStorage.clear()
    try {
      return act()
    } finally {
      for (const [key, text] of kept) sessionStorage.setItem(key, text)
    }
  }
  return { type: (text: string) => aside(() => keepDraft(name, { text })), send: () => aside(() => removeDraft(name)) }
}

/** This tab hears what another has stored. */
const hear = () => flushSync(() => window.dispatchEvent(new StorageEvent('storage', { key: null })))

type Step = {
  readonly who: 'here' | 'elsewhere'
  readonly isHeard: boolean
  readonly what: 'goes on' | 'begins anew' | 'sends' | 'reloads'
}

/** `isHeard`: otherwise the news comes with the next step at the earliest. */
const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom('here', 'elsewhere'),
  isHeard: fc.boolean(),
  what: fc.constantFrom('goes on', 'begins anew', 'goes on', 'sends', 'reloads'),
})

/** Another tab sends what this one shows and begins another text, before this one hears of either. */
const sentBehindAFrozenTab: [(typeof forms)[number], Step[]] = [
  'admin-item',
  [
    { who: 'here', isHeard: false, what: 'goes on' },
    { who: 'elsewhere', isHeard: false, what: 'sends' },
    { who: 'elsewhere', isHeard: false, what: 'goes on' },
    { who: 'here', isHeard: false, what: 'sends' },
  ],
]

test('whatever two tabs do with the draft of a form, no text is replaced that was not shown, lost on a reload, or sent twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...forms), fc.array(step, { maxLength: 10 }), async (form, steps) => {
      const name: DraftName = { form, owner: signedIn().id }
      const other = elsewhere(name)
      let screen = await renderThemed(<Form form={form} />)
      const sent: string[] = []
      try {
        for (const [index, { who, isHeard, what }] of steps.entries()) {
          // A tab hears what it has missed when somebody comes back to it.
          if (what === 'sends' || what === 'reloads') hear()
          const [shownBefore, sharedBefore] = [here.shown, shared(name)]
          const text =
            what === 'goes on'
              ? `${who === 'here' ? shownBefore : sharedBefore} and so on ${index}`
              : String.fromCodePoint(97 + index).repeat(12)
          if (what === 'reloads') {
            await screen.unmount()
            screen = await renderThemed(<Form form={form} />)
            await expect.poll(() => here.shown).toBe(shownBefore)
          } else if (what === 'sends') {
            sent.push(...[who === 'here' ? shownBefore : sharedBefore].filter((each) => each !== ''))
            if (who === 'here') flushSync(here.send)
            else other.send()
          } else if (who === 'here') {
            flushSync(() => here.type(text))
            expect(here.shown).toBe(text)
            // What all tabs share was shown here, or stays.
            expect(shared(name)).toBe(sharedBefore === shownBefore ? text : sharedBefore)
          } else {
            other.type(text)
            expect(shared(name)).toBe(text)
          }
          if (who === 'elsewhere' && isHeard) hear()
          // What was shown gives way only to its own continuation, or because it was sent.
          if (who === 'elsewhere' && here.shown !== shownBefore) {
            expect(here.shown).toBe(shared(name))
            expect(here.shown.includes(shownBefore) || sent.includes(shownBefore)).toBe(true)
          }
        }
        expect(sent).toEqual([...new Set(sent)])
      } finally {
        await screen.unmount()
        localStorage.clear()
        sessionStorage.clear()
      }
    }),
    { numRuns: 60, examples: [sentBehindAFrozenTab] },
  )
})
