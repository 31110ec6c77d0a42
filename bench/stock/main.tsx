import simpleRestProvider from 'ra-data-simple-rest'
import {
  Admin,
  type AuthProvider,
  BooleanInput,
  Datagrid,
  DateField,
  Edit,
  fetchUtils,
  List,
  NumberField,
  NumberInput,
  ReferenceField,
  ReferenceInput,
  Resource,
  SelectInput,
  SimpleForm,
  SimpleList,
  TextField,
  TextInput,
} from 'react-admin'
import { createRoot } from 'react-dom/client'

/**
 * What somebody has after an afternoon with react-admin on the same API: its stock list and form of products in one bundle. The bench
 * puts the product beside it (`bench/besideStock.ts`).
 */
const token = () => localStorage.getItem('auth_token') ?? ''
const http = (url: string, options: fetchUtils.Options = {}) =>
  fetchUtils.fetchJson(url, { ...options, user: { authenticated: true, token: `Bearer ${token()}` } })

const authProvider: AuthProvider = {
  async login({ username, password }) {
    const answer = await fetch('/api/v1/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ authinfo: username, password }),
    })
    if (!answer.ok) throw new Error('The name or the password is wrong.')
    const { sessionToken } = (await answer.json()) as { sessionToken: string }
    localStorage.setItem('auth_token', sessionToken)
  },
  logout: async () => localStorage.removeItem('auth_token'),
  checkAuth: async () => {
    if (!token()) throw new Error('Nobody is signed in.')
  },
  checkError: async () => undefined,
  getPermissions: async () => undefined,
}

const ProductList = () => (
  <List perPage={25} sort={{ field: 'updatedAt', order: 'DESC' }}>
    <Datagrid rowClick="edit">
      <TextField source="name" />
      <TextField source="status" />
      <TextField source="styleCode" />
      <ReferenceField source="brand" reference="brands" />
      <ReferenceField source="primaryCategory" reference="categories" />
      <NumberField source="priceFrom" />
      <NumberField source="stock" />
      <DateField source="updatedAt" />
    </Datagrid>
  </List>
)

const ProductEdit = () => (
  <Edit>
    <SimpleForm>
      <TextInput source="name" />
      <TextInput source="slug" />
      <TextInput source="styleCode" />
      <ReferenceInput source="brand" reference="brands">
        <SelectInput />
      </ReferenceInput>
      <ReferenceInput source="primaryCategory" reference="categories">
        <SelectInput />
      </ReferenceInput>
      <TextInput source="shortDescription" multiline />
      <NumberInput source="mrp" />
      <NumberInput source="salePrice" />
      <NumberInput source="costPrice" />
      <BooleanInput source="taxIncluded" />
      <TextInput source="material" />
      <TextInput source="care" multiline />
    </SimpleForm>
  </Edit>
)

const Names = () => <SimpleList primaryText="%{name}" />

createRoot(document.getElementById('root') as HTMLElement).render(
  <Admin
    dataProvider={simpleRestProvider('/api/v1', http)}
    authProvider={authProvider}
    requireAuth
    disableTelemetry
  >
    <Resource name="products" list={ProductList} edit={ProductEdit} recordRepresentation="name" />
    <Resource name="brands" list={Names} recordRepresentation="name" />
    <Resource name="categories" list={Names} recordRepresentation="name" />
  </Admin>,
)
