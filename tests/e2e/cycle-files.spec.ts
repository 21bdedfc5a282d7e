import { expectToast, visit } from './app.ts'
import { dayFromNow } from './cycle-log.ts'
import { expect, test } from './fixtures.ts'
import {
  address,
  chooseFile,
  history,
  makeBackup,
  marker,
  markedLog,
  openTrackerWith,
  section,
  signOut,
} from './period-tracker.ts'

test('a backup with a passphrase is unreadable without it, and another account can restore it with it', async ({
  page,
  server,
}) => {
  await openTrackerWith(page, await server.addUser('Amina Juma'), markedLog, '?view=settings')
  const backupFile = await makeBackup(page, 'mti mkavu 2026')
  for (const word of [marker, 'cramps', dayFromNow(-20)]) expect(backupFile).not.toContain(word)
  await signOut(page, 'unsealed')
  await openTrackerWith(page, await server.addUser('Baraka Otieno'), [], '?view=settings')
  await chooseFile(page, 'backup.json', backupFile)
  const backup = section(page, 'Backup')
  const open = async (passphrase: string) => {
    await backup
      .getByLabel(/^Passphrase of the file/)
      .first()
      .fill(passphrase)
    await backup.getByRole('button', { name: 'Open the file' }).click()
  }
  await open('mti mbichi 2026')
  await expect(backup.getByText(/^It does not open/)).toBeVisible()
  await open('mti mkavu 2026')
  await backup.getByRole('button', { name: 'Take it in' }).click()
  await expectToast(page, 'Taken in', '15 days added, 0 changed.')
  await visit(page, `${address}?tab=history`)
  await expect(history(page).first()).toContainText(marker)
})
