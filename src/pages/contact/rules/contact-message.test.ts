import { describe, expect, it } from 'vitest'
import { emptyMessage, missingFields, plainMessage } from './contact-message'

const full = { name: 'Amina', email: 'amina@students.example', subject: 'Late order', message: 'It came cold.' }

describe('a contact message', () => {
  it('reports empty and blank fields as missing', () => {
    expect(missingFields(emptyMessage)).toEqual(['name', 'email', 'subject', 'message'])
    expect(missingFields({ ...full, subject: ' \n\t ' })).toEqual(['subject'])
    expect(missingFields(full)).toEqual([])
  })

  it('is trimmed', () => {
    expect(plainMessage({ ...full, name: '  Amina ', message: '\nIt came cold.\n' })).toEqual(full)
  })
})
