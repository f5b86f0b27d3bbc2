import { parse, type ConnectionOptions } from 'pg-connection-string'
import postgres from 'postgres'
import { withUsualMeaning } from './pool.server.ts'

/**
 * Seconds after which a connection on which a statement is under way and nothing comes back is given up. Where all of
 * them are silent, `line.server.ts` notices sooner.
 */
const silence = 17
/** Connections of one server for its requests, however many processes answer them. */
const ofServer = 20
/** So that a statement need not wait for a transaction of somebody else, and work in one may ask for something outside of it. */
const leastOfWorker = 2

/**
 * How the connections of a server are shared out where several processes answer. The primary process, which does what is
 * done by the clock, has some on top.
 * @param workers how many processes answer, each with as many connections
 */
export const shareConnections = (workers: number): { worker: number; primary: number } => ({
  worker: Math.max(leastOfWorker, Math.floor(ofServer / workers)),
  primary: 4,
})

let most = ofServer

/** Connections of this process. */
export const mostConnections = (): number => most

/** Settles how many connections this process has, before it opens any. */
export function limitConnections(count: number): void {
  most = count
}

/** Seconds that a statement waits for a connection, and a connection for the server. */
const wait = 10

/**
 * How the driver connects for the portal's own statements. What is not in the driver as published is added by
 * patches/postgres+3.4.9.patch.
 * @param url postgres:// address; it means to this driver what it means to that of the job queue
 */
export function driverSettings(url: string) {
  const { host, port, user, password, database, ssl } = parse(withUsualMeaning(url))
  return {
    ...addressOf(host || 'localhost', Number(port || 5432)),
    ...{ user, password, database: database ?? undefined, ssl: tlsOf(ssl) },
    max: mostConnections(),
    connect_timeout: wait,
    queue_timeout: wait,
    // Longer than any statement may take: the server ends those itself.
    query_timeout: silence,
    idle_timeout: 60,
    // So that whoever stands between does not forget a connection that rests, and a dead one is found.
    keep_alive: 5,
    // The same for each: by itself the driver waits longer each time, up to twenty seconds.
    backoff: 0.1,
    describe_first: false,
    transform: { undefined: null },
    connection: {
      application_name: 'routekaart',
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 15_000,
      // The server forgets connections that went silent, too: there is room for so many only.
      ...{ tcp_keepalives_idle: 10, tcp_keepalives_interval: 5, tcp_keepalives_count: 4 },
    },
  } satisfies postgres.Options<Record<string, never>>
}

/** A word that is not of this list asks for TLS all the same, and for a certificate that is right. */
const tlsOf = (ssl: ConnectionOptions['ssl']) =>
  ssl === 'no-verify' ? { rejectUnauthorized: false } : typeof ssl === 'string' ? true : ssl

/** As lists: in an address of IPv6 the driver would look for a port. */
const addressOf = (host: string, port: number) =>
  host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host: [host], port: [port] }

/**
 * Opens connections as they are needed, and new ones where they broke off.
 * @param tellReadOnly hears of one that may only read, which it may go on to do when the database can write again
 */
export function openConnections(url: string, tellReadOnly: () => void): postgres.Sql {
  const onparameter = (name: string, value: unknown) => {
    if (/^(default_transaction_read_only|in_hot_standby)$/.test(name) && value === 'on') tellReadOnly()
  }
  const sql = postgres({ ...driverSettings(url), onnotice: () => {}, onparameter })
  if (sql.options.query_timeout !== silence) {
    throw new Error('The package "postgres" is not patched: install the packages with "npm ci".')
  }
  return sql
}
