import { expect, test, vi } from 'vitest'
import type { Language } from '@/kit/rules/language'
import { changeLanguage } from '@/app/language/change-language'
import { LanguageChoice } from '@/app/language/language-choice'
import { toastStore } from '@/kit/feedback/toast'
import { renderThemed } from '../render'

vi.mock('@/app/language/change-language', () => ({ changeLanguage: vi.fn<(language: Language) => Promise<boolean>>() }))

const change = vi.mocked(changeLanguage)
const chip = (screen: Awaited<ReturnType<typeof renderThemed>>, name: string) => screen.getByRole('button', { name })

test('a language that cannot be downloaded leaves the app as it is, and says so', async () => {
  let answer: (succeeded: boolean) => void = () => {}
  change.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  const screen = await renderThemed(<LanguageChoice wanted={undefined} onChanged={() => {}} />)
  await expect.element(chip(screen, 'English')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(chip(screen, 'Kiswahili')).toHaveAttribute('lang', 'sw-KE')
  await chip(screen, 'Kiswahili').click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Downloading Kiswahili...')
  await chip(screen, 'Kiswahili').click()
  expect(change.mock.calls).toEqual([['sw']])
  answer(false)
  await expect.element(chip(screen, 'English')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
  expect(toastStore.getState().latest).toMatchObject({ title: 'The language was not changed', tone: 'destructive' })
})

test('a link to a language changes it, and leads back once the app speaks it', async () => {
  change.mockReset().mockResolvedValue(true)
  const onChanged = vi.fn<() => void>()
  const screen = await renderThemed(<LanguageChoice wanted="sw" onChanged={onChanged} />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Downloading Kiswahili...')
  expect(change.mock.calls).toEqual([['sw']])
  expect(onChanged).not.toHaveBeenCalled()
  await renderThemed(<LanguageChoice wanted="en" onChanged={onChanged} />)
  expect(onChanged).toHaveBeenCalledOnce()
})

test('the shown language takes back one that is being downloaded, and the link that asked for it is left', async () => {
  change
    .mockReset()
    .mockImplementation((language) => (language === 'sw' ? new Promise(() => {}) : Promise.resolve(true)))
  const onLeft = vi.fn<() => void>()
  const screen = await renderThemed(<LanguageChoice wanted="sw" onChanged={() => {}} onLeft={onLeft} />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Downloading Kiswahili...')
  await chip(screen, 'English').click()
  await expect.element(chip(screen, 'English')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
  expect(change.mock.calls).toEqual([['sw'], ['en']])
  expect(onLeft).toHaveBeenCalledOnce()
  await chip(screen, 'Kiswahili').click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Downloading Kiswahili...')
  expect(change.mock.calls.at(-1)).toEqual(['sw'])
})

test('a language that fails after another was chosen changes nothing any more', async () => {
  let answer: (succeeded: boolean) => void = () => {}
  change
    .mockReset()
    .mockImplementation((language) =>
      language === 'sw' ? new Promise((resolve) => (answer = resolve)) : Promise.resolve(true),
    )
  const screen = await renderThemed(<LanguageChoice wanted={undefined} onChanged={() => {}} />)
  await chip(screen, 'Kiswahili').click()
  await chip(screen, 'English').click()
  await expect.poll(() => change.mock.calls).toEqual([['sw'], ['en']])
  answer(true)
  await chip(screen, 'Kiswahili').click()
  await expect.element(chip(screen, 'Kiswahili')).toHaveAttribute('aria-pressed', 'true')
})
