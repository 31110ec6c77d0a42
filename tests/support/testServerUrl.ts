import { Client, type QueryResult } from 'pg'

/**
 * The address of a database on the PostgreSQL that TEST_DATABASE_URL names; without `name` that of the variable itself.
 * @throws Error where the variable is not set.
 */
export function testServerUrl(name?: string): string {
  const server = process.env.TEST_DATABASE_URL
  if (!server)
    throw new Error(
      'TEST_DATABASE_URL is not set. The address of a PostgreSQL server was expected. Set it, or test the embedded engine.',
    )
  const url = new URL(server)
  if (name) url.pathname = name
  return url.href
}

/** Runs one statement on the server of TEST_DATABASE_URL, outside of any database under test. */
export async function onTestServer(statement: string, values?: unknown[]): Promise<QueryResult> {
  const client = new Client({ connectionString: testServerUrl() })
  await client.connect()
  return client.query(statement, values).finally(() => client.end())
}
