import type { BannerPromoProps } from '@generated/types.ts';

/** Campaigns with words of their own; 'libera' has an editor's (spec 2.12, promo banner). */
export type NamedCampaign = Exclude<BannerPromoProps['campagna'], 'libera'>;

/** Background of a banner: each one takes dark or light ink by itself. */
export type Tone = 'night' | 'warm' | 'green' | 'blue' | 'lilac';

export interface Campaign {
  title: string;
  /** `{phone}` in it is the company's number. */
  text: string;
  /** What stands in its place when the company has no number. */
  textWithoutPhone?: string;
  linkLabel: string;
  link: string;
  illustration: string;
  tone: Tone;
}

const LUCE = '/illustrations/promo-luce.svg';
const GAS = '/illustrations/promo-gas.svg';
const HOME = '/illustrations/casa.svg';
const KEYS = '/illustrations/promo-chiavi.svg';
const METER = '/illustrations/promo-contatore.svg';

export const campaigns: Readonly<Record<NamedCampaign, Campaign>> = {
  commerciale: {
    title: 'Luce e gas, un prezzo che non cambia idea',
    text: 'Con Luce Chiara Casa la materia energia resta ferma per ventiquattro mesi, con Gas Chiaro Casa per dodici. E nel primo anno c’è uno sconto in bolletta.',
    linkLabel: 'Scopri le offerte',
    link: '/offerte',
    illustration: '/illustrations/stabilita.svg',
    tone: 'night',
  },
  luce: {
    title: 'La luce a prezzo fisso, da fonti rinnovabili',
    text: 'Con Luce Chiara Casa un solo prezzo per ventiquattro mesi, e ogni kilowattora certificato da garanzie d’origine.',
    linkLabel: 'Scopri le offerte luce',
    link: '/offerte/luce',
    illustration: LUCE,
    tone: 'warm',
  },
  gas: {
    title: 'Il gas per cucinare e scaldarti, senza sorprese',
    text: 'Scegli il prezzo fisso o quello indicizzato: in bolletta trovi sempre quanto costa un metro cubo.',
    linkLabel: 'Scopri le offerte gas',
    link: '/offerte/gas',
    illustration: GAS,
    tone: 'blue',
  },
  assicurazione: {
    title: 'Casa protetta, anche quando non ci sei',
    text: 'Idraulico, elettricista e fabbro a ogni ora: una chiamata e il guasto è affare nostro.',
    linkLabel: 'Chiedi informazioni',
    link: '/assicurazione-casa',
    illustration: '/illustrations/promo-assicurazione.svg',
    tone: 'lilac',
  },
  clientiBusiness: {
    title: 'Energia per chi lavora',
    text: 'Un consulente dedicato, una bolletta sola per tutte le sedi e un prezzo che puoi mettere a budget.',
    linkLabel: 'Chiedi un confronto',
    link: '/business',
    illustration: '/illustrations/promo-impresa.svg',
    tone: 'night',
  },
  vas: {
    title: 'La casa che funziona, tutto l’anno',
    text: 'Caldaia, clima, pannelli, acqua: li scegliamo con te, li montiamo e ne abbiamo cura.',
    linkLabel: 'Vieni a parlarne',
    link: '/punti-vendita',
    illustration: HOME,
    tone: 'green',
  },
  riscaldamento: {
    title: 'Una caldaia nuova prima del freddo',
    text: 'A condensazione, montata in un giorno: la vecchia la portiamo via noi.',
    linkLabel: 'Chiedi il sopralluogo',
    link: '/caldaie-e-riscaldamento',
    illustration: '/illustrations/promo-riscaldamento.svg',
    tone: 'warm',
  },
  fotovoltaico: {
    title: 'Il tetto che lavora per te',
    text: 'Progetto, pratiche e allaccio compresi: l’energia che produci la usi subito, o la tieni per la sera.',
    linkLabel: 'Chiedi il sopralluogo',
    link: '/fotovoltaico',
    illustration: '/illustrations/promo-fotovoltaico.svg',
    tone: 'green',
  },
  condizionatori: {
    title: 'Il fresco giusto, in ogni stanza',
    text: 'Climatizzatori in classe A+++ che d’inverno scaldano anche. Li paghi in bolletta, un po’ alla volta.',
    linkLabel: 'Chiedi il preventivo',
    link: '/condizionatori',
    illustration: '/illustrations/promo-condizionatori.svg',
    tone: 'blue',
  },
  wallbox: {
    title: 'Ricarichi a casa, mentre dormi',
    text: 'Installiamo la wallbox e la regoliamo sul tuo contatore: la mattina l’auto è pronta.',
    linkLabel: 'Chiedi il preventivo',
    link: '/wallbox',
    illustration: '/illustrations/promo-wallbox.svg',
    tone: 'lilac',
  },
  contatti: {
    title: 'Ti serve una mano? Ci siamo',
    text: 'Chiamaci al numero {phone}, dal lunedì al sabato dalle 8 alle 20, o scrivici quando vuoi.',
    textWithoutPhone: 'Scrivici quando vuoi: ti rispondiamo noi.',
    linkLabel: 'Tutti i contatti',
    link: '/contatti',
    illustration: '/illustrations/assistenza.svg',
    tone: 'lilac',
  },
  puntiVendita: {
    title: 'Porta la bolletta, al resto pensiamo noi',
    text: 'Nei nostri punti vendita un consulente la legge con te e ti dice quanto spenderesti.',
    linkLabel: 'Trova il punto vendita',
    link: '/punti-vendita',
    illustration: '/illustrations/promo-negozio.svg',
    tone: 'warm',
  },
  purificatore: {
    title: 'Acqua buona, dal rubinetto di casa',
    text: 'Il purificatore si monta sotto il lavello: niente più casse da portare su per le scale.',
    linkLabel: 'Chiedi l’analisi gratuita',
    link: '/purificatori',
    illustration: '/illustrations/promo-purificatore.svg',
    tone: 'blue',
  },
  subentroLuceGas: {
    title: 'C’era già qualcuno? Riaccendiamo luce e gas',
    text: 'Se i contatori ci sono ma sono spenti ti serve un subentro: con una sola richiesta li riattiviamo a tuo nome.',
    linkLabel: 'Chiedi il subentro',
    link: '/voltura-e-subentro',
    illustration: KEYS,
    tone: 'lilac',
  },
  subentroLuce: {
    title: 'Riaccendi la luce nella casa nuova',
    text: 'Il contatore c’è già: ci bastano il codice POD e un documento per riattivarlo a tuo nome.',
    linkLabel: 'Chiedi il subentro luce',
    link: '/voltura-e-subentro',
    illustration: KEYS,
    tone: 'warm',
  },
  subentroGas: {
    title: 'Riapri il gas nella casa nuova',
    text: 'Ci bastano il codice PDR e un documento: al tecnico e alle pratiche pensiamo noi.',
    linkLabel: 'Chiedi il subentro gas',
    link: '/voltura-e-subentro',
    illustration: KEYS,
    tone: 'blue',
  },
  attivazioneLuceGas: {
    title: 'Il primo giorno, con luce e gas già accesi',
    text: 'La casa è nuova e i contatori non sono mai partiti? Li attiviamo tutti e due con una richiesta sola.',
    linkLabel: 'Chiedi l’attivazione',
    link: '/nuova-attivazione',
    illustration: METER,
    tone: 'night',
  },
  attivazioneLuce: {
    title: 'Accendi la luce per la prima volta',
    text: 'Contatore nuovo, mai attivato: dacci il codice POD e ti diciamo il giorno in cui parte.',
    linkLabel: 'Chiedi l’attivazione luce',
    link: '/nuova-attivazione',
    illustration: METER,
    tone: 'warm',
  },
  attivazioneGas: {
    title: 'Il gas in casa, passo dopo passo',
    text: 'Allaccio, accertamento, attivazione: ti guidiamo in ogni passaggio, e ti avvisiamo prima di ognuno.',
    linkLabel: 'Chiedi l’attivazione gas',
    link: '/nuova-attivazione',
    illustration: GAS,
    tone: 'blue',
  },
};

/** What a banner shows: its campaign's words, or for 'libera' those of its fields. */
export function campaignOf(
  props: Pick<BannerPromoProps, 'campagna' | 'title' | 'text' | 'link' | 'linkLabel'>,
  phone: string,
): Campaign {
  if (props.campagna !== 'libera') {
    const { text, textWithoutPhone, ...campaign } = campaigns[props.campagna];
    const words = phone ? text : (textWithoutPhone ?? text);
    return { ...campaign, text: words.replace('{phone}', () => phone) };
  }
  const { title = '', text = '', link = '', linkLabel = '' } = props;
  return { title, text, link, linkLabel, illustration: HOME, tone: 'lilac' };
}
