import { describe, expect, it } from 'vitest'
import { isPasswordTooLong, passwordLength, passwordProblem } from './new-password'

const common = new Set(['password', 'letmein', 'qwerty123', 'iloveyou'])
const amina = { email: 'Amina.Juma@students.example', fullName: 'Amina Wanjiru' }

describe('a new password', () => {
  it.each(['password', 'PASSWORD', 'PassWord', ' password ', 'ｐａｓｓｗｏｒｄ', 'Qwerty123', 'LetMeIn'])(
    '%j is rejected as common in any spelling',
    (password) => {
      expect(passwordProblem(password, common, amina)).toBe('common')
    },
  )

  it.each([
    'amina.juma@students.example',
    'AMINA.JUMA@STUDENTS.EXAMPLE',
    'amina.juma',
    'aminajuma',
    'Amina Wanjiru',
    'aminawanjiru',
    'Wanjiru',
    'wanjiru1',
    'Amina2004',
    'amina-123',
    '2004juma',
    'students',
  ])('%j is rejected as the person’s own name or email', (password) => {
    expect(passwordProblem(password, common, amina)).toBe('own')
  })

  it.each([
    'mango bus rain sofa',
    'passwords are hard',
    'aminaloveschapati',
    'juma83917462',
    '839174620',
    'maji-moto-sana',
  ])('%j is accepted', (password) => {
    expect(passwordProblem(password, common, amina)).toBeNull()
  })

  it('is compared only with the email when there is no name', () => {
    expect(passwordProblem('wanjiru', common, { email: 'a@b.example', fullName: null })).toBeNull()
    expect(passwordProblem('839174620', common, { email: 'a@b.example', fullName: null })).toBeNull()
    expect(passwordProblem('839174620', common, { email: '839174620@b.example', fullName: null })).toBe('own')
    expect(passwordProblem('Kipchoge', common, { email: 'kipchoge@b.example', fullName: null })).toBe('own')
  })

  it('is compared only with the name and email when the list is unavailable', () => {
    expect(passwordProblem('password', new Set(), amina)).toBeNull()
    expect(passwordProblem('wanjiru', new Set(), amina)).toBe('own')
  })
})

describe('a password that the server would refuse as too long', () => {
  it.each([
    ['letters', 'a'.repeat(72), 'a'.repeat(73)],
    ['letters with accents, which count twice', 'é'.repeat(36), 'é'.repeat(37)],
    ['emoji, which count four times', '🙂'.repeat(18), '🙂'.repeat(19)],
    ['words', 'mango bus rain sofa', 'mango bus rain sofa '.repeat(6)],
  ])('is one of %s', (_what, fits, tooLong) => {
    expect([isPasswordTooLong(fits), isPasswordTooLong(tooLong)]).toEqual([false, true])
    expect(passwordProblem(tooLong, common, amina)).toBe('too-long')
    expect(passwordLength(tooLong)).toBeNull()
  })
})

describe('the length of a password', () => {
  it('is null below the minimum', () => {
    expect(passwordLength('')).toBeNull()
    expect(passwordLength('mango')).toBeNull()
  })

  it('is better the longer it is', () => {
    expect(['mangos', 'mangobus12', 'mango bus rain'].map(passwordLength)).toEqual(['short', 'good', 'long'])
  })

  it('does not reward repeated characters', () => {
    expect(passwordLength('aaaaaaaaaaaaaaaaaaaa')).toBe('short')
    expect(passwordLength('12121212121212121212')).toBe('short')
  })
})
