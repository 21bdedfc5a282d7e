import { expectToast } from './app.ts'
import { dayFromNow } from './cycle-log.ts'
import { expect, test } from './fixtures.ts'
import { address, chooseFile, history, makeBackup, marker, markedLog, openWith, section, signOut } from './period-tracker.ts'

test('a backup with a passphrase is readable by nobody, and opens for whoever knows the passphrase', async ({ page, server }) => {
  await openWith(page, await server.addPerson('Amina Juma'), markedLog, '?view=settings')
  const sealed = await makeBackup(page, 'mti mkavu 2026')
  for (const word of [marker, 'cramps', dayFromNow(-20)]) expect(sealed).not.toContain(word)
  await signOut(page, 'open')
  await openWith(page, await server.addPerson('Baraka Otieno'), [], '?view=settings')
  await chooseFile(page, 'backup.json', sealed)
  const backup = section(page, 'Backup')
  const open = async (passphrase: string) => {
    await backup.getByLabel(/^Passphrase of the file/).first().fill(passphrase)
    await backup.getByRole('button', { name: 'Open the file' }).click()
  }
  await open('mti mbichi 2026')
  await expect(backup.getByText(/^It does not open/)).toBeVisible()
  await open('mti mkavu 2026')
  await backup.getByRole('button', { name: 'Take it in' }).click()
  await expectToast(page, 'Taken in', '15 days added, 0 changed.')
  await page.goto(`${address}?tab=history`)
  await expect(history(page).first()).toContainText(marker)
})
