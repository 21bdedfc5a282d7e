import { utf8 } from './base64url.ts'
import { encrypt } from './encrypt.ts'
import type { Claimed } from './reminders.ts'

/** Every message has this size, whatever it says. */
const messageBytes = 128

/** All that a reminder says: which one it is. What it means is known on the phone alone. */
function messageOf(id: string): Uint8Array {
  return utf8(JSON.stringify({ v: 1, id }).padEnd(messageBytes, ' '))
}

/**
 * The request of RFC 8030 that wakes a subscription. The topic is the reminder's own random id: a second try takes the
 * place of the first if that has not been delivered yet.
 *
 * @throws when the subscription's keys are none
 */
export async function pushRequest(reminder: Claimed, authorization: string) {
  return {
    method: 'POST',
    headers: {
      authorization,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(reminder.ttl_seconds),
      topic: reminder.id.replaceAll('-', ''),
      urgency: 'normal',
    },
    body: await encrypt(messageOf(reminder.id), reminder),
    // Where a push service leads elsewhere, nobody has allowed us to follow.
    redirect: 'manual',
  } as const
}
