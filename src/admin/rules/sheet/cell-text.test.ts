import { describe, expect, it } from 'vitest'
import { daysOf } from './cell-text'

describe('a date as programs write it', () => {
  it.each([
    '2026-11-29',
    '2026/11/29',
    '2026.11.29',
    '2026-11-29 00:00:00',
    '2026-11-29T00:00:00',
    '29/11/2026',
    '11/29/2026',
    '29/11/26',
    '11/29/26',
    '29.11.2026',
    '29. 11. 2026',
    '29.11.26',
    '29-11-2026',
    '29-Nov-26',
    '29-Nov-2026',
    '29 Nov 2026',
    '29 November 2026',
    'Nov 29, 2026',
    'November 29, 2026',
    'Sunday, November 29, 2026',
    'Sunday, 29 November 2026',
    '29 Novemba 2026',
    'Jumapili, 29 Novemba 2026',
    '29/11/2026 0:00',
    '29/11/2026 00:00:00',
    '11/29/2026 12:00:00 AM',
    '٢٩/١١/٢٠٢٦',
    ' 29/11/2026 ',
  ])('%j is one day', (text) => {
    expect(daysOf(text)).toEqual(['2026-11-29'])
  })
  it.each([
    ['05/12/2026', ['2026-12-05', '2026-05-12']],
    ['5/12/26', ['2026-12-05', '2026-05-12']],
    ['05-12-2026', ['2026-12-05', '2026-05-12']],
  ])('%j is two', (text, days) => {
    expect(daysOf(text)).toEqual(days)
  })
  it.each([
    ['05.12.2026', '2026-12-05'],
    ['05/05/2026', '2026-05-05'],
    ['5-Mei-2026', '2026-05-05'],
  ])('%j is %s alone', (text, day) => {
    expect(daysOf(text)).toEqual([day])
  })
  it.each([
    '29-Nov',
    'Nov-26',
    '46355',
    '31/02/2026',
    '13/13/2026',
    '24/7',
    'soon',
    '',
    '29/11/2026 08:00',
    '2026-11',
    '29/11-2026',
  ])('%j is none', (text) => {
    expect(daysOf(text)).toEqual([])
  })
})
