import { clientId, clientSecret, startOddProvider, type OddProvider } from './odd-provider.ts'
import { openOddPortal, type OddPortal } from './odd-sign-in.ts'
import { anyFreePort } from './start-process.ts'

/** The portal at one of its hosts, with the provider of that host. */
export type Environment = OddPortal & {
  /** What access tokens of this host are made out to. */
  audience: string
}

/** One server with two named hosts, and an origin in no list but that of this computer. */
export type Environments = {
  port: string
  /** At localhost. */
  staging: Environment
  /** At 127.0.0.1, for the organization `org_us` only. */
  us: Environment
  close: () => Promise<void>
}

/** Starts the server and both providers, with somebody who may sign in by each: leader@odd.example and leader@us.example. */
export async function openEnvironments(): Promise<Environments> {
  const port = await anyFreePort()
  const provider = await startOddProvider()
  const server = await openOddPortal((first) => ({
    PORT: port,
    ...settingsOf('STAGING', `localhost:${port}`, first),
    ...settingsOf('US', `127.0.0.1:${port}`, provider),
    ...{ AUTH_US_SCOPE: 'profile email read:current_user', AUTH_US_ORGANIZATION: 'org_us' },
  }))
  await server.portal.sql`insert into users (organisation_id, email, name)
    select organisation_id, 'leader@us.example', 'Joke Visser' from users where email = 'leader@odd.example'`
  const atUs = { ...server.portal, origin: `http://127.0.0.1:${port}` }
  return {
    port,
    staging: { ...server, audience: 'api-STAGING' },
    us: { ...server, portal: atUs, provider, audience: 'api-US' },
    close: async () => {
      await server.close()
      await provider.close()
    },
  }
}

const settingsOf = (name: string, host: string, provider: OddProvider) => ({
  [`AUTH_${name}_HOSTS`]: host,
  [`AUTH_${name}_DOMAIN`]: provider.domain,
  [`AUTH_${name}_CLIENT_ID`]: clientId,
  [`AUTH_${name}_CLIENT_SECRET`]: clientSecret,
  [`AUTH_${name}_AUDIENCE`]: `api-${name}`,
})
