import { useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useDraft } from '@/store/use-draft'
import { keepDraft, readDraft, removeDraft, sharedKey, type DraftName } from '@/store/drafts'
import type { Texts } from '@/kit/rules/follow-draft'
import { emptyDevice } from '../device'
import { renderThemed } from '../render'
import { screensOf } from '../render-app'
import { renderScreens } from '../render-screens'
import { signedIn } from '../signed-in'

const open = () => renderScreens(screensOf('contact'), '/contact')
const box = () => page.getByRole('textbox', { name: 'Message' })
const subject = () => page.getByRole('textbox', { name: 'Subject' })
const long = 'The driver never came, and nobody answered my calls.'

let draft: DraftName
beforeEach(() => {
  draft = { form: 'contact', owner: signedIn().id }
})
afterEach(emptyDevice)

const announce = () => window.dispatchEvent(new StorageEvent('storage', { key: sharedKey(draft) }))
/** What another tab does, of which this one hears. It does not touch what this tab keeps for itself. */
const aside = (act: () => void) => {
  const kept = Object.entries(sessionStorage)
  sessionStorage.clear()
  act()
  for (const [key, text] of kept) sessionStorage.setItem(key, text)
  announce()
}
const elsewhere = {
  types: (texts: Texts) => aside(() => void keepDraft(draft, texts)),
  sends: () => aside(() => removeDraft(draft)),
}
const reload = async (screen: Awaited<ReturnType<typeof open>>) => {
  await screen.unmount()
  return open()
}

test('an open form shows what another tab types, and is empty once that has sent it', async () => {
  await open()
  await expect.element(box()).toHaveValue('')
  elsewhere.types({ message: long })
  await expect.element(box()).toHaveValue(long)
  await userEvent.type(box(), ' Twice.')
  expect(readDraft(draft)).toEqual({ message: `${long} Twice.` })
  elsewhere.sends()
  await expect.element(box()).toHaveValue('')
  await userEvent.type(box(), 'z')
  expect(readDraft(draft)).toEqual({ message: 'z' })
})

test('what another tab types faster than this one draws is followed to its end', async () => {
  await open()
  await expect.element(box()).toHaveValue('')
  for (let end = 1; end <= long.length; end += 1) elsewhere.types({ message: long.slice(0, end) })
  await expect.element(box()).toHaveValue(long)
  elsewhere.sends()
  await expect.element(box()).toHaveValue('')
})

test('what was typed here follows when another tab goes on with it', async () => {
  await open()
  await userEvent.fill(box(), long)
  elsewhere.types({ message: `${long} Twice.`, subject: 'A ride' })
  await expect.element(box()).toHaveValue(`${long} Twice.`)
  await expect.element(subject()).toHaveValue('A ride')
})

test('what was typed here stays when another tab begins something else, and each is sent by itself', async () => {
  const screen = await open()
  await userEvent.fill(box(), long)
  elsewhere.types({ message: 'xy' })
  await expect.element(box()).toHaveValue(long)
  await userEvent.type(box(), ' Twice.')
  expect(Object.values(localStorage).join()).toContain('"xy"')
  elsewhere.sends()
  await reload(screen)
  await expect.element(box()).toHaveValue(`${long} Twice.`)
})

test('a key pressed before the news arrives is stored over no text of another tab', async () => {
  const screen = await open()
  await expect.element(box()).toHaveValue('')
  keepDraft(draft, { message: long })
  await userEvent.type(box(), 'xy')
  expect(Object.values(localStorage).join()).toContain(long)
  await expect.element(box()).toHaveValue('xy')
  await reload(screen)
  await expect.element(box()).toHaveValue('xy')
})

test('a page that was frozen reads the draft again when it is shown', async () => {
  await open()
  await userEvent.fill(box(), long)
  removeDraft(draft)
  window.dispatchEvent(new Event('focus'))
  await expect.element(box()).toHaveValue('')
})

test('typing before the account is known replaces no draft of the account', async () => {
  keepDraft(draft, { message: long })
  const { setSessionState, sessionState } = await import('@/store/session/session-state')
  const known = sessionState.getState()
  setSessionState({ status: 'unknown' })
  await open()
  await userEvent.fill(box(), 'xy')
  setSessionState(known)
  await expect.element(box()).toHaveValue('xy')
  expect(Object.values(localStorage).join()).toContain(long)
})

function FormBesideAnotherTab() {
  const { values } = useDraft('contact', { message: '' })
  // After the draft was read, before the form listens.
  useLayoutEffect(() => void keepDraft(draft, { message: long }), [])
  return <textarea aria-label="Message" value={values.message} readOnly />
}

test('what another tab stores while the form appears is shown', async () => {
  await renderThemed(<FormBesideAnotherTab />)
  await expect.element(box()).toHaveValue(long)
})
