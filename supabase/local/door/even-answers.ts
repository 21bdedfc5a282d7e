import { setTimeout as after } from 'node:timers/promises'

/** Longer than a mail takes to write. */
export const leastMs = 300

const sendsMail = ({ method, url }: Request): boolean =>
  method === 'POST' && /^\/auth\/v1\/(?:recover|resend)$/.test(new URL(url).pathname)

/** Answers a request for a mail no earlier than where there is an account, to which one is sent. */
export async function answerEvenly(request: Request, answer: () => Promise<Response>): Promise<Response> {
  if (!sendsMail(request)) return answer()
  const [response] = await Promise.all([answer(), after(leastMs)])
  return response
}
