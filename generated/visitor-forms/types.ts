// Written by `npm run generate` from schemas/. Do not edit.
export interface AssistantForm {
name: string
surname: string
email: string
phone: string
city: string
textArea: string
}
export interface BrandForm {
name: string
surname: string
email: string
phone: string
city?: string
textArea?: string
}
export interface BusinessForm {
nome: string
cognome: string
email: string
phone: string
nomeazienda: string
piva?: string
city?: string
need: ("6" | "5" | "7")
commodity: ("luce" | "gas" | "luce-gas")
consumo?: string
textArea?: string
privacy: true
}
export interface CallmebackForm {
name: string
phone: string
time?: ("mattina" | "pomeriggio" | "sera")
product?: string
privacy: true
marketing?: boolean
}
export interface CandidaturaForm {
nome: string
cognome: string
email: string
phone: string
city?: string
position?: string
curriculum: string
message?: string
privacy: true
}
export interface ChiamateSospetteForm {
phone: string
}
export interface PmiForm {
nome: string
cognome: string
email: string
phone: string
nomeazienda: string
city: string
piva: string
consumo?: string
textArea?: string
prodotto?: string
generic?: string
}
