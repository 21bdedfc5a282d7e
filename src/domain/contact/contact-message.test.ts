import { describe, expect, it } from 'vitest'
import { emptyMessage, missingFields, trimMessage } from './contact-message'

const full = { name: 'Amina', email: 'amina@students.example', subject: 'Late order', message: 'It came cold.' }

describe('a message of the contact form', () => {
  it('lacks every field that is empty or blank', () => {
    expect(missingFields(emptyMessage)).toEqual(['name', 'email', 'subject', 'message'])
    expect(missingFields({ ...full, subject: ' \n\t ' })).toEqual(['subject'])
    expect(missingFields(full)).toEqual([])
  })

  it('goes without the blanks around it', () => {
    expect(trimMessage({ ...full, name: '  Amina ', message: '\nIt came cold.\n' })).toEqual(full)
  })
})
