import { open } from 'node:fs/promises'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sendFile } from '../../supabase/local/files/send-file.ts'

test('a visitor who has given up before the file is sent is no failure, and the file is closed', async () => {
  const file = await open(fileURLToPath(import.meta.url))
  const stats = await file.stat()
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  response.destroy()
  await sendFile({ file, name: '/', size: stats.size, stats, encoding: undefined, headers: {} }, response, {
    range: undefined,
    known: undefined,
    withBody: true,
  })
  expect(response.writableFinished).toBe(false)
  expect(file.fd).toBe(-1)
})
