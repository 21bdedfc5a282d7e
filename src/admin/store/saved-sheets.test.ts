import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ItemRow } from '@/admin/rules/item-row'
import { allCampuses } from '@/admin/rules/access'
import { readSheet } from '@/admin/rules/sheet/read-sheet'
import { isTickedAtFirst } from '@/admin/rules/sheet/sheet-item'
import { sheetChangeText, sheetProblemText } from '@/admin/words/sheet'
import { sheetTexts } from '@/admin/words/sheet-texts'
import { shownTab } from '@/admin/words/tabs'
import { savedSheets } from '#support/admin/saved-sheets'
import { sheetLines, textOfFile } from './sheet-file'

const read = (tab: keyof typeof savedSheets, file: string, stored: readonly ItemRow[] = savedSheets[tab]) => {
  const lines = sheetLines(textOfFile(readFileSync(new URL(`saved-sheets/${file}.csv`, import.meta.url))), () => false)
  const sheet = readSheet(shownTab(tab, allCampuses), lines, { stored, texts: sheetTexts([]), newId: () => 'new' })
  if (!sheet.ok) throw new Error(sheet.problem)
  const changes = sheet.items.flatMap((item) =>
    item.changes.map(
      (change) => `${isTickedAtFirst(change) ? '' : '? '}${item.title}: ${sheetChangeText(item, change, [])}`,
    ),
  )
  return {
    changes,
    problems: sheet.problems.map(sheetProblemText),
    same: sheet.items.filter(({ kind }) => kind === 'same').length,
    undated: sheet.undated,
  }
}

describe('a file that LibreOffice has saved', () => {
  it('sorted by price, with another price', () => {
    expect(read('gas', 'gas-sorted-by-price')).toEqual({
      changes: ['Mwangaza Gas, Tudor: 6kg Gas Refill, Price (KSh): 1150 → 1175'],
      problems: [],
      same: 1,
      undated: false,
    })
  })

  it('sorted by product, with decimal commas, semicolons and the letters of Windows', () => {
    expect(read('gas', 'gas-decimal-commas')).toEqual({
      changes: ['Pwani Gas Point: 13kg Gas Refill, Price (KSh): 2250 → 2275'],
      problems: [],
      same: 1,
      undated: false,
    })
  })

  it('and opened again, where it divides cells at commas and at semicolons', () => {
    const divided = (line: number, cells: string) => `Line ${line} has cells without a column name: ${cells}`
    expect(read('gas', 'gas-divided')).toEqual({
      changes: [],
      problems: [
        divided(2, 'kdmvdsjmwrvdgdbdtkbbqlrgv'),
        divided(
          4,
          'Sealed and weighed in front of you., /pictures/services.svg#gas-6kg-blue, kdmvdczpwhdhszqrxtlzlrpfhrwdgrsbqhvnhzxcngmkcsdzchjxgvd',
        ),
        divided(5, 'jwwqgzpcklnqcplcnjncngjtbtkjshngsjrdtblvjrgkcmvchqdznsd'),
      ],
      same: 0,
      undated: false,
    })
  })

  it('in the letters of Windows', () => {
    expect(read('emergency-contacts', 'emergency-windows')).toEqual({
      changes: ['Ambulance: Name: Ambulance → Ambulance, café ½'],
      problems: [],
      same: 2,
      undated: false,
    })
  })

  it('as a workbook in between, unchanged', () => {
    expect(read('emergency-contacts', 'emergency-by-way-of-xlsx')).toEqual({
      changes: [],
      problems: [],
      same: 3,
      undated: false,
    })
  })

  it('in Kiswahili and in the letters of Windows, with a phone number that lost its zero', () => {
    expect(read('emergency-contacts', 'emergency-kiswahili')).toEqual({
      changes: ['Guards: Phone: 0712 345 678 → 0712345679'],
      problems: [],
      same: 2,
      undated: false,
    })
  })

  it('with dates in its own form, a column less, and sorted', () => {
    expect(read('events', 'events-with-dates')).toEqual({
      changes: ['Graduation: Date: 2026-12-11 → 2026-11-29'],
      problems: ['Line 5, Date: Is it 2027-02-05 or 2027-05-02? Write it so: 2027-02-05.'],
      same: 1,
      undated: false,
    })
  })

  it('that somebody has written, with what the program takes for dates', () => {
    expect(read('emergency-contacts', 'own-contacts')).toMatchObject({
      changes: ['? Fire: Fire', '? Police: Police', '? Guards: Guards'],
      problems: [],
    })
  })
})
