import { site } from '@/kit/rules/site'
import * as messages from '#words/app/install/whats-new'

/**
 * Release notes for users, newest first, one line each. They are bundled with the service worker of a new version; a
 * page of the previous version shows the lines that its own version does not have
 * (src/app/install/store/request-whats-new.ts).
 */
export const whatsNew: readonly string[] = [
  messages.sharePhoto({ app: site.name }),
  messages.holdIcon,
  messages.iconCount,
]
