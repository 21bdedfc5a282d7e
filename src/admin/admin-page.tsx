import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { AdminLocation } from '@/admin/rules/admin-url'
import * as messages from '#words/admin/panel'
import { AuthCard } from '@/kit/form/auth-card'
import { preloadContent } from './content-view'
import { Failure } from './failure'
import { Panel } from './panel'
import { useAccess } from './use-access'

type AdminPageProps = {
  location: AdminLocation
  onLocation: (change: Partial<AdminLocation>) => void
  onHome: () => void
}

/** Shows the panel to admins, and why access is denied to everyone else. */
export function AdminPage({ location, onLocation, onHome }: AdminPageProps) {
  const access = useAccess()
  useEffect(preloadContent, [])
  switch (access.status) {
    case 'checking':
      return (
        <AuthCard title={messages.adminPanel} intro={messages.checkingAccess}>
          <Skeleton height={44} radius="xl" />
        </AuthCard>
      )
    case 'out':
      return (
        <AuthCard title={messages.accessRequired} intro={messages.pleaseLogIn}>
          <Button fullWidth renderRoot={(rest) => <Link to="/admin/login" {...rest} />}>
            {messages.goToAdminLogin}
          </Button>
        </AuthCard>
      )
    case 'denied':
      return <AuthCard title={messages.accessDenied} intro={messages.noPrivileges} />
    case 'unreachable':
      return (
        <AuthCard title={messages.adminPanel}>
          <Failure problem={access.problem} onRetry={access.refetch} />
        </AuthCard>
      )
    case 'in':
      return (
        <Panel
          userId={access.userId}
          scope={access.scope}
          sessionExpired={access.sessionExpired}
          location={location}
          onLocation={onLocation}
          onHome={onHome}
        />
      )
  }
}
