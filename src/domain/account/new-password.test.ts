import { describe, expect, it } from 'vitest'
import { passwordAdvice, passwordProblem } from './new-password'

const common = new Set(['password', 'letmein', 'qwerty123', 'iloveyou'])
const amina = { email: 'Amina.Juma@students.example', fullName: 'Amina Wanjiru' }

describe('a new password', () => {
  it.each(['password', 'PASSWORD', 'PassWord', ' password ', 'ｐａｓｓｗｏｒｄ', 'Qwerty123', 'LetMeIn'])('%j is among the most common, however it is written', (password) => {
    expect(passwordProblem(password, common, amina)).toBe('common')
  })

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
  ])('%j is the person’s own name or email', (password) => {
    expect(passwordProblem(password, common, amina)).toBe('own')
  })

  it.each(['mango bus rain sofa', 'passwords are hard', 'aminaloveschapati', 'juma83917462', '839174620', 'maji-moto-sana'])('%j is taken', (password) => {
    expect(passwordProblem(password, common, amina)).toBeNull()
  })

  it('of somebody who gave no name is compared with the email alone', () => {
    expect(passwordProblem('wanjiru', common, { email: 'a@b.example', fullName: null })).toBeNull()
    expect(passwordProblem('839174620', common, { email: 'a@b.example', fullName: null })).toBeNull()
    expect(passwordProblem('839174620', common, { email: '839174620@b.example', fullName: null })).toBe('own')
    expect(passwordProblem('Kipchoge', common, { email: 'kipchoge@b.example', fullName: null })).toBe('own')
  })

  it('is judged by the name alone where no list could be had', () => {
    expect(passwordProblem('password', new Set(), amina)).toBeNull()
    expect(passwordProblem('wanjiru', new Set(), amina)).toBe('own')
  })
})

describe('the advice', () => {
  it('says nothing before the least length is there', () => {
    expect(passwordAdvice('')).toBeNull()
    expect(passwordAdvice('mango')).toBeNull()
  })

  it('grows kinder with the length, and asks for no special signs', () => {
    const told = ['mangos', 'mangobus12', 'mango bus rain'].map(passwordAdvice)
    expect(new Set(told).size).toBe(3)
    expect(told.join(' ')).not.toMatch(/digit|capital|symbol|number/i)
  })

  it('is not impressed by one key held down', () => {
    expect(passwordAdvice('aaaaaaaaaaaaaaaaaaaa')).toBe(passwordAdvice('mangos'))
    expect(passwordAdvice('12121212121212121212')).toBe(passwordAdvice('mangos'))
  })
})
