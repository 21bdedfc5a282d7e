import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { TextFile } from '@/kit/platform/save-file'
import { region } from './tracker'

/** The address of the settings, which have the section. */
export const settings = '?view=settings'
export const backup = () => region('Backup')

/** Saves a backup without a password. @param files what the phone has saved so far */
export const saveBackupAmong = async (
  files: readonly TextFile[],
): Promise<{ text: string; days: readonly unknown[]; profile: unknown }> => {
  const before = files.length
  await backup()
    .getByRole('radio', { name: /^Without/ })
    .click()
  await backup().getByRole('button', { name: 'Save backup' }).click()
  await expect.poll(() => files.length).toBe(before + 1)
  const text = files.at(-1)?.text ?? ''
  return { text, ...JSON.parse(text) }
}

export const chooseFile = async (name: string, text: string) => {
  await expect.element(backup().getByRole('button', { name: 'Choose a file' })).toBeVisible()
  const input = backup().element().querySelector('input[type=file]')
  if (!input) throw new Error('no field for a file')
  await userEvent.upload(input, new File([text], name))
}

export const takeIn = () => backup().getByRole('button', { name: 'Take it in' })
export const expectCounts = async (added: number, changed: number, unchanged: number) => {
  await expect.element(backup()).toMatchTextContent(`added${added}changed${changed}unchanged${unchanged}`)
}
