import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { AdminLocation } from '@/domain/admin/admin-url'
import { AuthCard } from '@/ui/form/auth-card'
import { Failure } from './failure'
import { Panel } from './panel'
import { useAccess } from './use-access'

type AdminPageProps = { location: AdminLocation; onLocation: (change: Partial<AdminLocation>) => void; onHome: () => void }

/** Shows the panel to admins, and why access is denied to everyone else. */
export function AdminPage({ location, onLocation, onHome }: AdminPageProps) {
  const access = useAccess()
  switch (access.status) {
    case 'checking':
      return (
        <AuthCard title="Admin Panel" intro="Checking admin access...">
          <Skeleton height={44} radius="xl" />
        </AuthCard>
      )
    case 'out':
      return (
        <AuthCard title="Admin Access Required" intro="Please log in to access the admin panel.">
          <Button fullWidth renderRoot={(rest) => <Link to="/admin/login" {...rest} />}>
            Go to Admin Login
          </Button>
        </AuthCard>
      )
    case 'denied':
      return <AuthCard title="Access Denied" intro="You don't have admin privileges to access this panel." />
    case 'unreachable':
      return (
        <AuthCard title="Admin Panel">
          <Failure problem={access.problem} onRetry={access.refetch} />
        </AuthCard>
      )
    case 'in':
      return <Panel userId={access.userId} scope={access.scope} sessionExpired={access.sessionExpired} location={location} onLocation={onLocation} onHome={onHome} />
  }
}
