import { reloadPage } from '@/kit/platform/reload-page'
import { Failure } from './failure'

/** In place of a part of the panel whose code cannot be loaded. */
export function LoadFailed() {
  return <Failure problem={{ kind: 'offline' }} onRetry={reloadPage} />
}
