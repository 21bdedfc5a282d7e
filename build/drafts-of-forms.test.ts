import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const keepsDraft = /\buse(Draft|PostDraft|ItemDraft|ListingForm|Entry|Setup)\(/
const hasFields = /<(form|TextInput|RequiredInput|EmailInput|Textarea|PasswordField)\b/

/** The form that it is a part of, or why it has no draft. */
const exempt: Readonly<Record<string, string>> = {
  'account/sign-in/account-fields.tsx': 'login-page.tsx and signup-page.tsx; a password',
  'account/sign-in/code-forms.tsx': 'a code',
  'account/sign-in/login-form.tsx': 'login-page.tsx; a password',
  'account/sign-in/new-password.tsx': 'a password; the name is the one of the sign-up',
  'account/sign-in/request-mail.tsx': 'login-page.tsx',
  'admin/bulk/bulk-edit.tsx': 'a list that may have changed',
  'admin/item-fields.tsx': 'item-form.tsx',
  'health/cycle/contraception/emergency-sheet.tsx': 'the cycle log',
  'health/cycle/contraception/method-form.tsx': 'the cycle log',
  'health/cycle/day-form.tsx': 'the cycle log, see day-drafts.ts',
  'health/cycle/first-use.tsx': 'the cycle log',
  'health/cycle/history/past-period-dialog.tsx': 'the cycle log',
  'health/cycle/history/pregnancy-dialog.tsx': 'the cycle log',
  'health/cycle/lock-screen.tsx': 'a PIN',
  'health/cycle/measure-field.tsx': 'the cycle log, see day-drafts.ts',
  'health/cycle/own-words.tsx': 'the cycle log, see day-drafts.ts',
  'health/cycle/pregnancy-question.tsx': 'the cycle log',
  'health/cycle/settings/backup/export-log.tsx': 'a password',
  'health/cycle/settings/cycle-settings.tsx': 'the cycle log',
  'health/cycle/settings/import/columns-form.tsx': 'the cycle log',
  'health/cycle/settings/import/import-log.tsx': 'a password',
  'health/cycle/settings/pin/pin-form.tsx': 'a PIN',
  'health/cycle/settings/pin/pin-input.tsx': 'a PIN',
  'kit/form/email-input.tsx': 'a field',
  'kit/form/password-field.tsx': 'a field',
  'kit/form/required-input.tsx': 'a field',
  'market/filter-sheet.tsx': 'stands in the address',
  'market/item-dialog.tsx': 'reports an item: one choice',
  'market/listing-form-fields.tsx': 'listing-form-dialog.tsx',
  'health/pregnancy/end-pregnancy.tsx': 'confirms a deletion',
  'health/pregnancy/times-sheet.tsx': 'the cycle log',
  'account/profile/account-deletion.tsx': 'confirms a deletion',
  'account/profile/your-data.tsx': 'a password',
  'account/profile/second-factor.tsx': 'a code',
}

const src = new URL('../src/', import.meta.url)
const forms = globSync('**/*.tsx', { cwd: src.pathname }).filter((file) =>
  hasFields.test(readFileSync(new URL(file, src), 'utf8')),
)

it('every form keeps its draft, or is named here with the reason', () => {
  const without = forms.filter((file) => !keepsDraft.test(readFileSync(new URL(file, src), 'utf8')))
  expect(without.toSorted()).toEqual(Object.keys(exempt).toSorted())
})

it('nothing but one function loads the page again, after what is typed is stored', () => {
  const reloading = globSync('**/*.{ts,tsx}', { cwd: src.pathname }).filter(
    (file) => !file.includes('.test.') && readFileSync(new URL(file, src), 'utf8').includes('location.reload('),
  )
  expect(reloading).toEqual(['kit/platform/reload-page.ts'])
})
