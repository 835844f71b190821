<?php
// Generated from schemas/fields by npm run generate. Do not edit.

declare(strict_types=1);

return array(
	'post_types' => array(
		'news' => array(
			array(
				'id' => 'card',
				'title' => 'Contenuto in evidenza',
				'fields' => array(
					array(
						'name' => 'isRelevant',
						'type' => 'choices',
						'label' => 'In evidenza',
						'options' => array(
							'true' => 'Sì',
						),
					),
					array(
						'name' => 'relevant_image',
						'type' => 'image',
						'label' => 'Immagine in evidenza',
					),
					array(
						'name' => 'relevant_image_mobile',
						'type' => 'image',
						'label' => 'Immagine in evidenza, per telefono',
					),
				),
			),
		),
		'event' => array(
			array(
				'id' => 'card',
				'title' => 'Contenuto in evidenza',
				'fields' => array(
					array(
						'name' => 'isRelevant',
						'type' => 'choices',
						'label' => 'In evidenza',
						'options' => array(
							'true' => 'Sì',
						),
					),
					array(
						'name' => 'relevant_image',
						'type' => 'image',
						'label' => 'Immagine in evidenza',
					),
					array(
						'name' => 'relevant_image_mobile',
						'type' => 'image',
						'label' => 'Immagine in evidenza, per telefono',
					),
				),
			),
			array(
				'id' => 'event',
				'title' => 'Evento',
				'fields' => array(
					array(
						'name' => 'date_time',
						'type' => 'date',
						'label' => 'Data',
					),
					array(
						'name' => 'hours',
						'type' => 'text',
						'label' => 'Orario',
					),
					array(
						'name' => 'venue',
						'type' => 'text',
						'label' => 'Sede e via',
					),
					array(
						'name' => 'event_location',
						'type' => 'map',
						'label' => 'Luogo',
					),
				),
			),
		),
		'document' => array(
			array(
				'id' => 'document',
				'title' => 'Documento',
				'fields' => array(
					array(
						'name' => 'document_attachment',
						'type' => 'file',
						'label' => 'File',
					),
				),
			),
		),
		'glossary' => array(
			array(
				'id' => 'glossary',
				'title' => 'Voce del glossario',
				'fields' => array(
					array(
						'name' => 'icon',
						'type' => 'text',
						'label' => 'Icona',
					),
				),
			),
		),
		'guide' => array(
			array(
				'id' => 'guide',
				'title' => 'Guida',
				'fields' => array(
					array(
						'name' => 'icon',
						'type' => 'text',
						'label' => 'Icona',
					),
				),
			),
		),
		'page' => array(
			array(
				'id' => 'offer',
				'title' => 'Offerta',
				'templates' => array(
					'page-product.php',
				),
				'fields' => array(
					array(
						'name' => 'icon',
						'type' => 'text',
						'label' => 'Icona',
					),
					array(
						'name' => 'sidebar_title',
						'type' => 'text',
						'label' => 'Titolo della scheda',
					),
					array(
						'name' => 'subtitle_light',
						'type' => 'text',
						'label' => 'Sottotitolo luce',
					),
					array(
						'name' => 'subtitle_gas',
						'type' => 'text',
						'label' => 'Sottotitolo gas',
					),
					array(
						'name' => 'subtitle_description',
						'type' => 'textarea',
						'label' => 'Descrizione',
					),
					array(
						'name' => 'light_cost',
						'type' => 'text',
						'label' => 'Costo luce, monorario',
					),
					array(
						'name' => 'light_cost_bio',
						'type' => 'text',
						'label' => 'Prezzo luce a fasce',
					),
					array(
						'name' => 'gas_cost',
						'type' => 'text',
						'label' => 'Costo gas',
					),
					array(
						'name' => 'gas_commercialization_cost',
						'type' => 'text',
						'label' => 'Commercializzazione gas',
					),
					array(
						'name' => 'energy_commercialization_cost',
						'type' => 'text',
						'label' => 'Commercializzazione luce, monorario',
					),
					array(
						'name' => 'energybio_commercialization_cost',
						'type' => 'text',
						'label' => 'Quota fissa luce a fasce',
					),
					array(
						'name' => 'bonus_list',
						'type' => 'repeater',
						'label' => 'Vantaggi',
						'fields' => array(
							array(
								'name' => 'text',
								'type' => 'text',
								'label' => 'Testo',
							),
						),
						'item_title' => 'text',
					),
					array(
						'name' => 'partners_list',
						'type' => 'repeater',
						'label' => 'Partner',
						'fields' => array(
							array(
								'name' => 'partner_image',
								'type' => 'image',
								'label' => 'Logo',
							),
						),
					),
					array(
						'name' => 'store_local',
						'type' => 'text',
						'label' => 'Frase sui punti vendita',
					),
					array(
						'name' => 'call_me_back_product',
						'type' => 'text',
						'label' => 'Prodotto per la richiamata (mostra il link)',
					),
					array(
						'name' => 'green_number',
						'type' => 'text',
						'label' => 'Numero verde',
					),
					array(
						'name' => 'show_subscribe_online',
						'type' => 'boolean',
						'label' => 'Sottoscrivibile online',
					),
					array(
						'name' => 'tipologia_tariffa',
						'type' => 'select',
						'label' => 'Tipologia di tariffa',
						'options' => array(
							'mono' => 'Monoraria',
							'bio' => 'A fasce',
						),
					),
					array(
						'name' => 'tariffa_bioraria',
						'type' => 'boolean',
						'label' => 'Tariffa bioraria',
					),
					array(
						'name' => 'label_fascia',
						'type' => 'text',
						'label' => 'Nome della tariffa monoraria',
					),
					array(
						'name' => 'label_fascia_2',
						'type' => 'text',
						'label' => 'Nome della tariffa a fasce',
					),
					array(
						'name' => 'is_green_energy',
						'type' => 'boolean',
						'label' => 'Energia verde',
					),
					array(
						'name' => 'configurazione',
						'type' => 'group',
						'label' => 'Configurazione',
						'fields' => array(
							array(
								'name' => 'serviceUtilitiesHome',
								'type' => 'text',
								'label' => 'Tipo di offerta',
							),
						),
					),
					array(
						'name' => 'activate_new_template',
						'type' => 'boolean',
						'label' => 'Usa la nuova pagina prodotto',
					),
					array(
						'name' => 'new_product_page_link',
						'type' => 'url',
						'label' => 'Indirizzo della nuova pagina prodotto',
					),
					array(
						'name' => 'monthly_cost',
						'type' => 'text',
						'label' => 'Canone mensile',
					),
					array(
						'name' => 'portal_code',
						'type' => 'text',
						'label' => 'Codice Portale Offerte',
					),
					array(
						'name' => 'valid_from',
						'type' => 'date',
						'label' => 'Sottoscrivibile dal',
					),
					array(
						'name' => 'valid_until',
						'type' => 'date',
						'label' => 'Sottoscrivibile fino al',
					),
				),
			),
			array(
				'id' => 'page',
				'title' => 'FAQ della pagina',
				'fields' => array(
					array(
						'name' => 'associazione_faq',
						'type' => 'terms',
						'label' => 'FAQ associate',
						'taxonomy' => 'faq_category',
					),
				),
			),
		),
		'shop' => array(
			array(
				'id' => 'shop',
				'title' => 'Punto vendita',
				'fields' => array(
					array(
						'name' => 'region',
						'type' => 'text',
						'label' => 'Regione',
					),
					array(
						'name' => 'location',
						'type' => 'map',
						'label' => 'Posizione',
					),
					array(
						'name' => 'phone',
						'type' => 'text',
						'label' => 'Telefono',
					),
					array(
						'name' => 'working_day_time',
						'type' => 'repeater',
						'label' => 'Orari',
						'fields' => array(
							array(
								'name' => 'days_descriptions',
								'type' => 'text',
								'label' => 'Giorni',
							),
							array(
								'name' => 'working_hour_description',
								'type' => 'text',
								'label' => 'Orario',
							),
						),
						'item_title' => 'days_descriptions',
					),
					array(
						'name' => 'alert_text',
						'type' => 'textarea',
						'label' => 'Avviso',
					),
				),
			),
		),
		'work-offer' => array(
			array(
				'id' => 'work-offer',
				'title' => 'Offerta di lavoro',
				'fields' => array(
					array(
						'name' => 'workOffer',
						'type' => 'group',
						'label' => 'Offerta',
						'fields' => array(
							array(
								'name' => 'description',
								'type' => 'rich-text',
								'label' => 'Descrizione',
							),
							array(
								'name' => 'logo',
								'type' => 'image',
								'label' => 'Logo',
							),
							array(
								'name' => 'sede',
								'type' => 'text',
								'label' => 'Sede',
							),
						),
					),
				),
			),
		),
	),
	'taxonomies' => array(
		'service_category' => array(
			array(
				'id' => 'service-category',
				'title' => 'Categoria di servizi',
				'fields' => array(
					array(
						'name' => 'icona_grande',
						'type' => 'image',
						'label' => 'Icona grande',
					),
				),
			),
		),
	),
	'options' => array(
		'energy_site_settings' => array(
			array(
				'id' => 'site-settings',
				'title' => 'Sito',
				'fields' => array(
					array(
						'name' => 'navigation',
						'type' => 'group',
						'label' => 'Navigazione',
						'fields' => array(
							array(
								'name' => 'header',
								'type' => 'repeater',
								'label' => 'Menu principale',
								'fields' => array(
									array(
										'name' => 'label',
										'type' => 'text',
										'label' => 'Etichetta',
									),
									array(
										'name' => 'href',
										'type' => 'url',
										'label' => 'Indirizzo',
									),
									array(
										'name' => 'text',
										'type' => 'text',
										'label' => 'Testo',
									),
									array(
										'name' => 'children',
										'type' => 'repeater',
										'label' => 'Voci',
										'fields' => array(
											array(
												'name' => 'label',
												'type' => 'text',
												'label' => 'Etichetta',
											),
											array(
												'name' => 'href',
												'type' => 'url',
												'label' => 'Indirizzo',
											),
											array(
												'name' => 'text',
												'type' => 'text',
												'label' => 'Testo',
											),
										),
										'item_title' => 'label',
									),
								),
								'item_title' => 'label',
							),
							array(
								'name' => 'footer',
								'type' => 'repeater',
								'label' => 'Colonne in fondo alla pagina',
								'fields' => array(
									array(
										'name' => 'title',
										'type' => 'text',
										'label' => 'Titolo',
									),
									array(
										'name' => 'links',
										'type' => 'repeater',
										'label' => 'Voci',
										'fields' => array(
											array(
												'name' => 'label',
												'type' => 'text',
												'label' => 'Etichetta',
											),
											array(
												'name' => 'href',
												'type' => 'url',
												'label' => 'Indirizzo',
											),
										),
										'item_title' => 'label',
									),
								),
								'item_title' => 'title',
							),
							array(
								'name' => 'legal',
								'type' => 'repeater',
								'label' => 'Voci legali',
								'fields' => array(
									array(
										'name' => 'label',
										'type' => 'text',
										'label' => 'Etichetta',
									),
									array(
										'name' => 'href',
										'type' => 'url',
										'label' => 'Indirizzo',
									),
								),
								'item_title' => 'label',
							),
						),
					),
					array(
						'name' => 'in_home_news_events',
						'type' => 'posts',
						'label' => 'News ed eventi in home',
						'posts' => array(
							'news',
							'event',
						),
					),
				),
			),
		),
	),
);
