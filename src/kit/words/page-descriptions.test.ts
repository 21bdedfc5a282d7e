import { expect, it } from 'vitest'
import { pageDescriptions } from './page-descriptions'

it.each(Object.entries(pageDescriptions))(
  'says of %s something of its own that a chat does not cut',
  (_path, description) => {
    expect(description.length).toBeLessThanOrEqual(160)
    expect(Object.values(pageDescriptions).filter((other) => other === description)).toHaveLength(1)
  },
)
