<?php
// Generated from schemas/fields by wordpress/generate-fields.ts. Do not edit.

declare(strict_types=1);

return array(
	'post_types' => array(
		'news' => array(
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
		'event' => array(
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
			array(
				'name' => 'date_time',
				'type' => 'date',
				'label' => 'Data',
			),
			array(
				'name' => 'event_location',
				'type' => 'map',
				'label' => 'Luogo',
			),
		),
		'document' => array(
			array(
				'name' => 'document_attachment',
				'type' => 'file',
				'label' => 'File',
			),
		),
		'glossary' => array(
			array(
				'name' => 'icon',
				'type' => 'text',
				'label' => 'Icona',
			),
		),
		'guide' => array(
			array(
				'name' => 'icon',
				'type' => 'text',
				'label' => 'Icona',
			),
		),
		'page' => array(
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
				'label' => 'Costo luce, a fasce',
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
				'label' => 'Commercializzazione luce, a fasce',
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
				'label' => 'Punto vendita',
			),
			array(
				'name' => 'call_me_back_product',
				'type' => 'text',
				'label' => 'Prodotto per la richiamata',
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
				'type' => 'text',
				'label' => 'Tariffa bioraria',
			),
			array(
				'name' => 'label_fascia',
				'type' => 'text',
				'label' => 'Etichetta della prima fascia',
			),
			array(
				'name' => 'label_fascia_2',
				'type' => 'text',
				'label' => 'Etichetta della seconda fascia',
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
				'name' => 'associazione_faq',
				'type' => 'terms',
				'label' => 'FAQ associate',
				'taxonomy' => 'faq_category',
			),
		),
		'shop' => array(
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
		'work-offer' => array(
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
	'taxonomies' => array(
		'service_category' => array(
			array(
				'name' => 'icona_grande',
				'type' => 'image',
				'label' => 'Icona grande',
			),
		),
	),
);
