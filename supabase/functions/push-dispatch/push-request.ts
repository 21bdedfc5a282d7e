import { utf8 } from './base64url.ts'
import { encrypt } from './encrypt.ts'
import type { ClaimedReminder } from './reminders.ts'

/** All messages have the same size, so that it reveals nothing. */
const messageBytes = 128

/** The message contains only the reminder's id; only the phone knows what it stands for. */
function messageOf(id: string): Uint8Array {
  return utf8(JSON.stringify({ v: 1, id }).padEnd(messageBytes, ' '))
}

/**
 * Push services hold a message of normal urgency back from a dozing phone, for hours. Every reminder has the same
 * urgency, because one that follows from what it is about would need a label on the server, and would tell the push
 * service of it.
 */
const urgency = 'high'

/**
 * The RFC 8030 request that wakes a subscription. The topic is the reminder's random id, so a retry replaces a first
 * message that has not been delivered yet.
 *
 * @throws when the subscription's keys are invalid
 */
export async function pushRequest(reminder: ClaimedReminder, authorization: string) {
  return {
    method: 'POST',
    headers: {
      authorization,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(reminder.ttl_seconds),
      topic: reminder.id.replaceAll('-', ''),
      urgency,
    },
    body: await encrypt(messageOf(reminder.id), reminder),
    // The allow list covers the endpoint only, so redirects are not followed.
    redirect: 'manual',
  } as const
}
