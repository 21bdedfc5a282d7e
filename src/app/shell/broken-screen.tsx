import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isMissingChunk, reloadRepaired, reloadOnce } from '@/app/recover'
import * as messages from '#words/app/shell/error-screens'
import { ErrorScreen } from '@/kit/feedback/error-screen'
import { reloadPage } from '@/kit/platform/reload-page'
import { reportLater } from '@/store/error-log/report-later'

/** Replaces a screen that threw an error or whose code could not be loaded. The rest of the app stays usable. */
export function BrokenScreen({ error, reset }: ErrorComponentProps) {
  const [offline, setOffline] = useState(false)
  const missing = isMissingChunk(error)
  useEffect(() => {
    if (missing) void reloadOnce(reloadPage)
    else reportLater('screen', error)
  }, [missing, error])
  if (!missing) return <ErrorScreen text={messages.broken} onRetry={reset} />
  return (
    <ErrorScreen
      text={offline ? messages.offline : messages.missing}
      onRetry={() => void reloadRepaired(reloadPage).then((loading) => setOffline(!loading))}
    />
  )
}
