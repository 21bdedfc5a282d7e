import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readableList } from '../../src/store/common-passwords'
import { normalizePassword } from '../../src/account/rules/new-password'
import { commonPasswordsFile } from './common-passwords'

const file = fileURLToPath(new URL('../../public/lists/common-passwords.json', import.meta.url))

test('the shipped list is valid: 1000 unique passwords, normalised, none shorter than the minimum', () => {
  const passwords = v.parse(v.pipe(v.string(), v.parseJson(), readableList), readFileSync(file, 'utf8'))
  expect(passwords).toHaveLength(1000)
  expect(new Set(passwords).size).toBe(1000)
  expect(passwords.filter((password) => password.length < 6 || password !== normalizePassword(password))).toEqual([])
  expect(passwords).toEqual(expect.arrayContaining(['123456', 'password', 'qwerty', 'iloveyou', 'letmein']))
})

test('keeps the most common passwords, merges duplicates and skips short ones', () => {
  const ranked = ['Dragon', '1234', 'dragon', ...Array.from({ length: 1100 }, (_, n) => `secret${n}`)]
  const { passwords } = v.parse(v.object({ passwords: v.array(v.string()) }), JSON.parse(commonPasswordsFile(ranked)))
  expect(passwords).toHaveLength(1000)
  expect(passwords).toContain('dragon')
  expect(passwords).toContain('secret998')
  expect(passwords).not.toContain('secret999')
})

test('throws when there are fewer than 1000 passwords', () => {
  expect(() => commonPasswordsFile(['dragon'])).toThrow('Only 1 passwords of 1000')
})
