import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { drawnPictures } from '../../build/drawn-pictures.ts'
import { projectRoot } from '../../supabase/local/places.ts'

export type Row = Record<string, unknown>

export const readJson = async (...path: string[]): Promise<unknown> =>
  JSON.parse(await readFile(join(projectRoot, ...path), 'utf8'))

/** True for +254 700 000 NNN in any format. Sample numbers must not reach a real person. */
export const isSamplePhone = (text: unknown) => /^(\+?254|0)700000\d{3}$/.test(String(text).replaceAll(' ', ''))

/** The last digits of the sample numbers in rows, each with its owner. */
export const numbersOf = (rows: readonly Row[]): [number: string, owner: string][] =>
  rows.flatMap((row) => {
    const owner = String(
      row['store_name'] ??
        row['seller_name'] ??
        row['restaurant'] ??
        row['postedBy'] ??
        row['label'] ??
        row['shop_name'] ??
        row['name'] ??
        row['title'],
    )
    return Object.values(row)
      .filter(isSamplePhone)
      .map((phone): [string, string] => [String(phone).slice(-3), owner])
  })

export const present = (rows: readonly Row[], column: string) =>
  rows.map((row) => row[column]).filter((value) => value !== null && value !== undefined)
export const strayPictures = (rows: readonly Row[], column = 'image_url') =>
  present(rows, column).filter((url) => !drawnPictures.includes(String(url)))
export const strayPhones = (rows: readonly Row[], ...columns: string[]) =>
  columns.flatMap((column) => present(rows, column)).filter((phone) => !isSamplePhone(phone))
export const negative = (rows: readonly Row[], column = 'price') => rows.filter((row) => Number(row[column]) < 0)

export function countBy(rows: readonly Row[], column: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const row of rows) counts[String(row[column])] = (counts[String(row[column])] ?? 0) + 1
  return counts
}

export function expectAtLeast(counts: Record<string, number>, minimums: Record<string, number>) {
  expect(Object.keys(counts).sort()).toEqual(Object.keys(minimums).sort())
  for (const [key, number] of Object.entries(minimums)) expect(counts[key], key).toBeGreaterThanOrEqual(number)
}
