import { dayFromNow, period } from './cycle-log.ts'
import { expect, test } from './fixtures.ts'
import { openTrackerWith } from './period-tracker.ts'

/** A year with pain, medicine and bleeding between periods: the most that must fit on the page. */
const fullYear = [...Array(13).keys()].flatMap((n) => {
  const from = 362 - n * 28
  return [
    ...period(from).map((day, index) => ({
      ...day,
      soaked: index === 0,
      pain: index < 2 ? 3 : 1,
      symptoms: ['cramps', 'headache', 'fatigue'],
      medicines: ['Ibuprofen 400 mg'],
    })),
    {
      date: dayFromNow(12 - from),
      flow: 'spotting',
      symptoms: ['back-pain', 'nausea'],
      bledAfterSex: n % 6 === 0,
      weight: 60 + n / 2,
      ownSymptoms: ['Itching'],
    },
  ]
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the clinic summary prints on one page, without the app’s frame, in black (${colorScheme})`, async ({
    page,
    server,
  }) => {
    await page.emulateMedia({ colorScheme })
    await openTrackerWith(page, await server.addUser('Amina Juma'), fullYear, '?view=summary')
    const sheet = page.getByRole('article')
    await expect(sheet).toBeVisible()
    await page.setViewportSize({ width: 794, height: 1123 })
    await page.emulateMedia({ media: 'print', colorScheme })
    await expect(sheet.getByText('Name: ____')).toBeVisible()
    for (const frame of ['banner', 'navigation', 'button', 'contentinfo'] as const)
      await expect(page.getByRole(frame)).toHaveCount(0)
    expect(await page.evaluate(() => document.body.innerText.trim())).toBe((await sheet.innerText()).trim())
    const colours = await sheet.evaluate((element) =>
      [...element.querySelectorAll('h2, h3, p, li')].map((each) => getComputedStyle(each).color),
    )
    expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(794)
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  })
}
