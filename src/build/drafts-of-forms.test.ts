import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const keepsDraft = /\buse(Draft|PostDraft|ItemDraft|ListingForm|Entry|Setup)\(/
const hasFields = /<(form|TextInput|EmailInput|Textarea|PasswordField)\b/

/** The form that it is a part of, or why it has no draft. */
const exempt: Readonly<Record<string, string>> = {
  'account/email-field.tsx': 'login-page.tsx and signup-page.tsx',
  'account/finish-sign-up.tsx': 'a password; the name is the one of the sign-up',
  'account/full-name-field.tsx': 'signup-page.tsx and finish-sign-up.tsx',
  'account/login-form.tsx': 'login-page.tsx; a password',
  'account/new-password.tsx': 'a password',
  'account/new-password-field.tsx': 'a password',
  'account/request-recovery.tsx': 'login-page.tsx',
  'account/six-digits-form.tsx': 'a code',
  'admin/bulk/bulk-form.tsx': 'a list that may have changed',
  'admin/item-fields.tsx': 'item-form.tsx',
  'cart/place-field.tsx': 'delivery-sheet.tsx',
  'cycle/contraception/emergency-sheet.tsx': 'the cycle log',
  'cycle/contraception/method-form.tsx': 'the cycle log',
  'cycle/day-form.tsx': 'the cycle log, see day-drafts.ts',
  'cycle/first-use.tsx': 'the cycle log',
  'cycle/history/past-period-dialog.tsx': 'the cycle log',
  'cycle/history/pregnancy-dialog.tsx': 'the cycle log',
  'cycle/lock-screen.tsx': 'a PIN',
  'cycle/measure-field.tsx': 'the cycle log, see day-drafts.ts',
  'cycle/own-words.tsx': 'the cycle log, see day-drafts.ts',
  'cycle/pregnancy-question.tsx': 'the cycle log',
  'cycle/settings/backup/export-log.tsx': 'a password',
  'cycle/settings/cycle-settings.tsx': 'the cycle log',
  'cycle/settings/import/columns-form.tsx': 'the cycle log',
  'cycle/settings/import/import-log.tsx': 'a password',
  'cycle/settings/pin/pin-form.tsx': 'a PIN',
  'cycle/settings/pin/pin-input.tsx': 'a PIN',
  'market/filter-sheet.tsx': 'stands in the address',
  'market/listing-fields.tsx': 'listing-form-dialog.tsx',
  'market/report-item.tsx': 'one choice',
  'pregnancy/end-form.tsx': 'confirms a deletion',
  'pregnancy/entry-sheet.tsx': 'the sheets of the entries',
  'pregnancy/times-sheet.tsx': 'the cycle log',
  'profile/confirm-password.tsx': 'a password',
  'profile/delete-account.tsx': 'confirms a deletion',
  'profile/second-factor.tsx': 'a code',
}

const features = new URL('../features/', import.meta.url)
const forms = globSync('**/*.tsx', { cwd: features.pathname }).filter((file) => hasFields.test(readFileSync(new URL(file, features), 'utf8')))

it('every form keeps its draft, or is named here with the reason', () => {
  const without = forms.filter((file) => !keepsDraft.test(readFileSync(new URL(file, features), 'utf8')))
  expect(without.toSorted()).toEqual(Object.keys(exempt).toSorted())
})

it('nothing but one function loads the page again, after what is typed is stored', () => {
  const src = new URL('../', import.meta.url)
  const reloading = globSync('**/*.{ts,tsx}', { cwd: src.pathname }).filter((file) => !file.includes('.test.') && readFileSync(new URL(file, src), 'utf8').includes('location.reload('))
  expect(reloading).toEqual(['ui/platform/reload-page.ts'])
})
