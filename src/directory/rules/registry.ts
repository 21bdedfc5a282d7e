import type { DirectoryId } from './choices'
import type { DirectorySpec } from './directory-spec'
import { serviceProviders } from './service-providers'
import { transport } from './transport'

export const directories = { transport, serviceProviders } as const satisfies Record<DirectoryId, DirectorySpec>
