import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readableList } from '../../data/common-passwords'
import { foldPassword } from '../../domain/account/new-password'
import { commonPasswordsFile } from './common-passwords'

const file = fileURLToPath(new URL('../../../public/lists/common-passwords.json', import.meta.url))

test('the list that is shipped can be read by the app: a thousand, each once, as they are compared, none too short to be chosen', () => {
  const passwords = v.parse(v.pipe(v.string(), v.parseJson(), readableList), readFileSync(file, 'utf8'))
  expect(passwords).toHaveLength(1000)
  expect(new Set(passwords).size).toBe(1000)
  expect(passwords.filter((password) => password.length < 6 || password !== foldPassword(password))).toEqual([])
  expect(passwords).toEqual(expect.arrayContaining(['123456', 'password', 'qwerty', 'iloveyou', 'letmein']))
})

test('the most common come first, twins are one, and what is too short is left out', () => {
  const ranked = ['Dragon', '1234', 'dragon', ...Array.from({ length: 1100 }, (_, n) => `secret${n}`)]
  const { passwords } = v.parse(v.object({ passwords: v.array(v.string()) }), JSON.parse(commonPasswordsFile(ranked)))
  expect(passwords).toHaveLength(1000)
  expect(passwords).toContain('dragon')
  expect(passwords).toContain('secret998')
  expect(passwords).not.toContain('secret999')
})

test('a list that is too short is told, not shipped', () => {
  expect(() => commonPasswordsFile(['dragon'])).toThrow('Only 1 passwords of 1000')
})
