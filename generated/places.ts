// Written by `npm run generate` from GeoNames (CC BY 4.0). Do not edit.

/** Places of Italy, one a line: name, province, latitude, longitude. */
export const places = `
Abano Terme|PD|45.358|11.787
Abbadia Alpina|TO|44.886|7.315
Abbadia Cerreto|LO|45.312|9.594
Abbadia Lariana|LC|45.899|9.335
Abbadia San Salvatore|SI|42.881|11.672
Abbasanta|OR|40.128|8.818
Abbateggio|PE|42.224|14.01
Abbazia Pisani|PD|45.613|11.854
Abbazia|BG|45.748|9.842
Abbiategrasso|MI|45.398|8.917
Abetone|PT|44.146|10.664
Abriola|PZ|40.507|15.813
Acate|RG|37.023|14.493
Accadia|FG|41.158|15.331
Acceglio|CN|44.475|6.991
Accettura|MT|40.491|16.158
Acciano|AQ|42.177|13.718
Acconia|CZ|38.836|16.265
Accumoli|RI|42.695|13.248
Acerenza|PZ|40.794|15.938
Acerno|SA|40.738|15.057
Acerra|NA|40.945|14.371
Aci Bonaccorsi|CT|37.596|15.107
Aci Castello|CT|37.556|15.145
Aci Catena|CT|37.606|15.142
Aci Sant’Antonio|CT|37.605|15.123
Aci Trezza|CT|37.564|15.161
Acilia-Castel Fusano-Ostia Antica|RM|41.763|12.331
Acireale|CT|37.609|15.166
Acitrezza|CT|37.56|15.16
Acquafondata|FR|41.543|13.953
Acquaformosa|CS|39.723|16.091
Acquafredda|BS|45.307|10.413
Acqualagna|PU|43.626|12.676
Acquanegra Cremonese|CR|45.169|9.891
Acquanegra sul Chiese|MN|45.164|10.433
Acquapendente|VT|42.743|11.868
Acquappesa|CS|39.496|15.954
Acquarica del Capo|LE|39.91|18.247
Acquaro|VV|38.557|16.188
Acquasanta Terme|AP|42.771|13.414
Acquasparta|TR|42.689|12.543
Acquaviva Collecroce|CB|41.866|14.747
Acquaviva Picena|AP|42.94|13.822
Acquaviva Platani|CL|37.572|13.702
Acquaviva delle Fonti|BA|40.897|16.843
Acquaviva d’Isernia|IS|41.671|14.148
Acquaviva|SI|43.116|11.862
Acquedolci|ME|38.057|14.586
Acqui Terme|AL|44.676|8.469
Acri|CS|39.496|16.386
Acuto|FR|41.791|13.174
Adelfia|BA|41.003|16.872
Adrano|CT|37.664|14.833
Adrara San Martino|BG|45.702|9.949
Adrara San Rocco|BG|45.716|9.959
Adriano|MI|45.513|9.249
Adria|RO|45.054|12.056
Adro|BS|45.621|9.962
Affile|RM|41.884|13.099
Affi|VR|45.553|10.786
Afragola|NA|40.923|14.309
Africo Nuovo|RC|38.051|16.133
Africo Vecchio|RC|38.067|15.983
Agazzano|PC|44.947|9.519
Agerola|NA|40.638|14.539
Aggius|SS|40.93|9.065
Agira|EN|37.656|14.52
Agliana|PT|43.902|11.005
Agliandroni-Paternella|PA|38.133|13.069
Agliano Terme|AT|44.79|8.25
Agliano|AT|44.792|8.251
Aglientu|SS|41.079|9.113
Agliè|TO|45.368|7.768
Agnadello|CR|45.445|9.554
Agnana Calabra|RC|38.302|16.227
Agna|PD|45.171|11.956
Agnone|IS|41.81|14.375
Agnosine|BS|45.65|10.353
Agordo|BL|46.282|12.036
Agosta|RM|41.981|13.035
Agrate Brianza|MB|45.574|9.348
Agrate Conturbia|NO|45.675|8.56
Agrate|NO|45.675|8.561
Agra|VA|46.037|8.768
Agrigento|AG|37.311|13.577
Agropoli|SA|40.349|14.991
Agugliano|AN|43.544|13.386
Agugliaro|VI|45.325|11.585
Ahrntal|BZ|46.996|11.98
Aicurzio|MB|45.64|9.415
Aidomaggiore|OR|40.171|8.857
Aidone|EN|37.415|14.445
Aielli|AQ|42.081|13.591
Aiello Calabro|CS|39.118|16.165
Aiello del Friuli|UD|45.873|13.36
Aiello del Sabato|AV|40.888|14.821
Aieta|CS|39.928|15.823
Ailano|CE|41.39|14.205
Ailoche|BI|45.698|8.221
Airali|TO|44.817|7.252
Airasca|TO|44.917|7.483
Airola|BN|41.059|14.559
Airole|IM|43.871|7.554
Airuno|LC|45.754|9.428
Aisone|CN|44.314|7.22
Ala di Stura|TO|45.315|7.303
Alagna Valsesia|VC|45.852|7.938
Alagna|PV|45.169|8.889
Alanno|PE|42.296|13.971
Alano di Piave|BL|45.907|11.908
Alassio|SV|44.004|8.167
Alatri|FR|41.732|13.341
Ala|TN|45.761|11.005
Alba Adriatica|TE|42.832|13.926
Albagiara|OR|39.787|8.862
Albairate|MI|45.42|8.937
Albanella|SA|40.479|15.115
Albano Laziale|RM|41.727|12.659
Albano Sant’Alessandro|BG|45.688|9.767
Albano Vercellese|VC|45.426|8.381
Albano di Lucania|PZ|40.586|16.037
Albaredo d’Adige|VR|45.319|11.278
Albaredo|SO|46.103|9.59
Albaredo|TV|45.667|12.011
Albareto|MO|44.69|10.967
Albareto|PR|44.447|9.702
Albaretto della Torre|CN|44.596|8.065
Albavilla|CO|45.8|9.185
Alba|CN|44.7|8.035
Albenga|SV|44.05|8.218
Albera Ligure|AL|44.702|9.067
Alberi|PR|44.748|10.33
Alberobello|BA|40.784|17.236
Alberona|FG|41.432|15.123
Albese Con Cassano|CO|45.795|9.164
Albettone|VI|45.358|11.584
Albiano Magra|MS|44.176|9.916
Albiano d’Ivrea|TO|45.434|7.948
Albiano|TN|46.145|11.195
Albiate|MB|45.655|9.25
Albidona|CS|39.923|16.472
Albignano|MI|45.501|9.493
Albignasego|PD|45.347|11.868
Albinea|RE|44.629|10.61
Albinia|GR|42.503|11.21
Albino|BG|45.764|9.799
Albiolo|CO|45.806|8.939
Albisola Superiore|SV|44.339|8.51
Albissola Marina|SV|44.329|8.503
Albizzate|VA|45.727|8.803
Albi|CZ|39.025|16.597
Albonese|PV|45.293|8.706
Albosaggia|SO|46.147|9.854
Albuccione|RM|41.952|12.699
Albugnano|AT|45.078|7.971
Albuzzano|PV|45.187|9.274
Alcamo|TP|37.978|12.965
Alcara Li Fusi|ME|38.021|14.701
Aldeno|TN|45.978|11.093
Aldino|BZ|46.366|11.355
Alessandria del Carretto|CS|39.959|16.38
Alessandria della Rocca|AG|37.568|13.453
Alessandria|AL|44.909|8.61
Alessano|LE|39.894|18.332
Ales|OR|39.768|8.815
Alezio|LE|40.062|18.057
Alfano|SA|40.177|15.425
Alfedena|AQ|41.735|14.035
Alfianello|BS|45.267|10.148
Alfiano Natta|AL|45.049|8.207
Alfonsine|RA|44.508|12.037
Alghero|SS|40.56|8.32
Algua|BG|45.826|9.722
Aliano|MT|40.314|16.23
Alia|PA|37.779|13.714
Alice Bel Colle|AL|44.726|8.451
Alice Castello|VC|45.369|8.073
Alice Superiore|TO|45.461|7.779
Alife|CE|41.326|14.334
Alimena|PA|37.693|14.114
Aliminusa|PA|37.864|13.781
Allai|OR|39.957|8.864
Alleghe|BL|46.407|12.023
Allein|AO|45.807|7.273
Allerona|TR|42.812|11.975
Alliste|LE|39.948|18.09
Allumiere|RM|42.158|11.904
Almenno San Bartolomeo|BG|45.739|9.581
Almenno San Salvatore|BG|45.75|9.597
Almese-Rivera|TO|45.119|7.401
Almè|BG|45.739|9.616
Alonte|VI|45.366|11.427
Alpette|TO|45.409|7.578
Alpignano|TO|45.093|7.524
Alpo|VR|45.377|10.92
Alseno|PC|44.898|9.964
Alserio|CO|45.779|9.2
Altamura|BA|40.827|16.55
Altare|SV|44.336|8.334
Altavilla Irpina|AV|41.006|14.781
Altavilla Milicia|PA|38.038|13.549
Altavilla Monferrato|AL|44.994|8.376
Altavilla Silentina|SA|40.53|15.132
Altavilla Vicentina|VI|45.513|11.469
Altedo|BO|44.671|11.49
Altidona|FM|43.108|13.796
Altilia|CS|39.13|16.253
Altino|CH|42.1|14.333
Altissimo|VI|45.614|11.252
Altivole|TV|45.754|11.956
Altofonte|PA|38.043|13.294
Altomonte|CS|39.699|16.13
Altopascio|LU|43.816|10.677
Alto|CN|44.109|8.002
Alviano|TR|42.591|12.298
Alvignano|CE|41.244|14.337
Alvito|FR|41.69|13.748
Alzano Lombardo|BG|45.737|9.726
Alzano Scrivia|AL|45.018|8.881
Alzate Brianza|CO|45.77|9.182
Alà dei Sardi|SS|40.65|9.328
Alì Terme|ME|38.005|15.423
Alì|ME|38.027|15.419
Amalfi|SA|40.635|14.602
Amandola|FM|42.978|13.355
Amantea|CS|39.127|16.075
Amaroni|CZ|38.794|16.448
Amaro|UD|46.374|13.094
Amaseno|FR|41.467|13.335
Amato|CZ|38.942|16.462
Amato|RC|38.383|16.133
Amatrice|RI|42.627|13.295
Ambivere|BG|45.72|9.55
Amblar|TN|46.395|11.147
Ambra|AR|43.415|11.603
Ameglia|SP|44.071|9.966
Amelia|TR|42.552|12.421
Amendolara|CS|39.952|16.583
Ameno|NO|45.789|8.44
Amica|CS|39.601|16.667
Amodio-Massariola|NA|40.889|14.091
Amorosi|BN|41.203|14.466
Ampezzo|UD|46.415|12.796
Anacapri|NA|40.552|14.212
Anagni|FR|41.744|13.155
Ancarano|TE|42.838|13.747
Anchione|PT|43.826|10.758
Ancona|AN|43.607|13.51
Andali|CZ|39.013|16.769
Andalo Valtellino|SO|46.136|9.474
Andalo|TN|46.166|11.004
Andezeno|TO|45.034|7.866
Andora|SV|43.955|8.141
Andorno Cacciorna|BI|45.611|8.056
Andrano|LE|39.985|18.382
Andrate|TO|45.526|7.881
Andreis|PN|46.201|12.614
Andreotta|CS|39.308|16.218
Andretta-Mattinella|AV|40.937|15.325
Andriano|BZ|46.518|11.231
Andria|BT|41.231|16.298
Anduins|PN|46.233|12.958
Anela|SS|40.442|9.057
Anfo|BS|45.766|10.494
Angera|VA|45.776|8.579
Anghiari|AR|43.541|12.058
Angiari|VR|45.223|11.277
Angolo Terme|BS|45.892|10.15
Angri|SA|40.738|14.571
Angrogna|TO|44.844|7.224
Anguillara Sabazia|RM|42.079|12.284
Anguillara Veneta|PD|45.142|11.885
Anitrella-Chiaiamari|FR|41.638|13.548
Annicco|CR|45.243|9.879
Annone Veneto|VE|45.79|12.686
Annone di Brianza|LC|45.802|9.331
Annunziata|CE|41.121|14.365
Anoia Inferiore|RC|38.436|16.079
Anoia Superiore|RC|38.431|16.097
Antagnod|AO|45.815|7.689
Antegnate|BG|45.486|9.791
Antella|FI|43.728|11.322
Anterivo|BZ|46.278|11.367
Antessano|SA|40.733|14.777
Antey-Saint-Andrè|AO|45.806|7.587
Anticoli Corrado|RM|42.008|12.99
Antignano|AT|44.845|8.135
Antillo|ME|37.979|15.24
Antonimina|RC|38.273|16.148
Antrodoco|RI|42.415|13.077
Antrona Schieranco|VB|46.06|8.115
Antronapiana|VB|46.061|8.115
Anversa degli Abruzzi|AQ|41.995|13.804
Anzano del Parco|CO|45.77|9.198
Anzano di Puglia|FG|41.122|15.287
Anzio|RM|41.453|12.622
Anzi|PZ|40.517|15.925
Anzola dell’Emilia|BO|44.542|11.205
Anzola d’Ossola|VB|45.989|8.345
Aosta|AO|45.738|7.317
Apecchio|PU|43.559|12.422
Apice Vecchio|BN|41.12|14.931
Apiro|MC|43.393|13.13
Apollosa|BN|41.092|14.696
Appiano Gentile|CO|45.735|8.981
Appignano del Tronto|AP|42.898|13.662
Appignano|MC|43.363|13.348
Apricale|IM|43.88|7.66
Aprica|SO|46.152|10.149
Apricena|FG|41.786|15.444
Aprigliano|CS|39.242|16.34
Aprilia|LT|41.595|12.654
Aquara|SA|40.444|15.254
Aquila di Arroscia|IM|44.086|8.005
Aquileia|UD|45.768|13.368
Aquilonia|AV|40.987|15.475
Aquino|FR|41.494|13.705
Ara Nova|RM|41.933|12.24
Aradeo|LE|40.129|18.13
Aragona|AG|37.399|13.62
Aramengo|AT|45.101|8
Arbatax|NU|39.934|9.706
Arba|PN|46.146|12.79
Arbia|SI|43.293|11.41
Arbizzano-Santa Maria|VR|45.495|10.938
Arborea|OR|39.773|8.581
Arborio|VC|45.496|8.388
Arbus|SU|39.526|8.6
Arcade|TV|45.784|12.22
Arcavacata|CS|39.358|16.208
Arcella|PD|45.422|11.888
Arcene|BG|45.577|9.615
Arceto|RE|44.618|10.725
Arcevia|AN|43.502|12.945
Arce|FR|41.578|13.586
Archi|CH|42.091|14.383
Arci-Empolitana|RM|41.948|12.825
Arcidosso|GR|42.872|11.536
Arcinazzo Romano|RM|41.88|13.114
Arcisate|VA|45.856|8.868
Arcola|SP|44.118|9.912
Arcole|VR|45.361|11.288
Arconate|MI|45.541|8.849
Arcore|MB|45.627|9.325
Arco|TN|45.918|10.887
Arcugnano-Torri|VI|45.496|11.548
Ardara|SS|40.621|8.81
Ardauli|OR|40.084|8.912
Ardea|RM|41.607|12.542
Ardenno|SO|46.167|9.647
Ardesio|BG|45.936|9.93
Ardole San Marino|CR|45.156|10.105
Ardore Marina|RC|38.167|16.2
Ardore|RC|38.192|16.167
Area Produttiva|RM|41.682|12.507
Arena Po|PV|45.094|9.363
Arena|VV|38.562|16.211
Arenella|NA|40.857|14.223
Arenzano|GE|44.405|8.683
Arese|MI|45.55|9.077
Arezzo|AR|43.463|11.881
Argegno|CO|45.942|9.126
Argelato|BO|44.64|11.344
Argenta|FE|44.614|11.835
Argine|RE|44.775|10.634
Arguello|CN|44.583|8.111
Argusto|CZ|38.681|16.436
Ariano Irpino-Martiri|AV|41.16|15.106
Ariano|RO|44.946|12.124
Ariano|SA|40.657|15.025
Ariccia|RM|41.721|12.672
Arielli|CH|42.26|14.31
Arienzo|CE|41.027|14.498
Arignano|TO|45.04|7.902
Arino|VE|45.439|12.054
Ariola|SA|40.628|15.435
Aritzo|NU|39.959|9.193
Arizzano|VB|45.957|8.583
Ari|CH|42.29|14.259
Arlate|LC|45.724|9.442
Arlena di Castro|VT|42.466|11.821
Arlesega|PD|45.461|11.719
Arluno|MI|45.503|8.942
Armeno|NO|45.821|8.446
Armento|PZ|40.307|16.066
Armetta|RM|41.813|12.688
Armo|IM|44.088|7.915
Armungia|SU|39.522|9.381
Arnad|AO|45.647|7.717
Arnara|FR|41.585|13.388
Arnasco|SV|44.078|8.107
Arnesano|LE|40.337|18.091
Arola-Preazzano|NA|40.633|14.433
Arola|VB|45.809|8.358
Arona|NO|45.759|8.557
Arosio|CO|45.719|9.208
Arpaia|BN|41.037|14.552
Arpaise|BN|41.03|14.744
Arpino|FR|41.647|13.612
Arpino|NA|40.889|14.32
Arquata Scrivia|AL|44.688|8.887
Arquata del Tronto|AP|42.772|13.294
Arquà Petrarca|PD|45.269|11.72
Arquà Polesine|RO|45.01|11.74
Arre|PD|45.217|11.929
Arrone|TR|42.583|12.767
Arsago Seprio|VA|45.688|8.735
Arsiero|VI|45.804|11.356
Arsita|TE|42.503|13.785
Arsiè|BL|45.982|11.758
Arsoli|RM|42.042|13.016
Arta Terme|UD|46.48|13.02
Artegna|UD|46.239|13.154
Artena|RM|41.741|12.907
Artogne|BS|45.854|10.166
Arvier|AO|45.702|7.163
Arzachena|SS|41.076|9.391
Arzago d’Adda|BG|45.481|9.564
Arzana|NU|39.917|9.528
Arzano|NA|40.91|14.265
Arzene|PN|46|12.85
Arzergrande|PD|45.273|12.048
Arzignano|VI|45.52|11.334
Ascea|SA|40.141|15.186
Asciano|PI|43.752|10.465
Asciano|SI|43.232|11.567
Ascoli Piceno|AP|42.854|13.574
Ascoli Satriano|FG|41.204|15.566
Ascrea|RI|42.198|12.995
Asiago|VI|45.876|11.512
Asigliano Veneto|VI|45.305|11.446
Asigliano Vercellese|VC|45.261|8.409
Asola|MN|45.22|10.412
Asolo|TV|45.789|11.917
Asparetto|VR|45.22|11.183
Assago|MI|45.409|9.126
Assemini|CA|39.291|8.999
Assisi|PG|43.067|12.621
Assolo|OR|39.809|8.919
Assoro|EN|37.622|14.418
Asso|CO|45.861|9.267
Asti|AT|44.902|8.208
Asuni|OR|39.871|8.946
Ateleta|AQ|41.854|14.198
Atella|PZ|40.879|15.652
Atena Lucana|SA|40.455|15.556
Atessa|CH|42.07|14.45
Atina Inferiore|FR|41.627|13.793
Atina|FR|41.62|13.799
Atrani|SA|40.636|14.609
Atripalda|AV|40.919|14.827
Atri|TE|42.576|13.989
Attigliano|TR|42.515|12.295
Attimis|UD|46.19|13.311
Atzara|NU|39.992|9.076
Auditore|PU|43.821|12.572
Augusta|SR|37.241|15.221
Auletta|SA|40.561|15.423
Aulla|MS|44.206|9.979
Aurano|VB|46|8.588
Aurelia|RM|42.139|11.787
Aurigo|IM|43.983|7.923
Aurisina Cave|TS|45.754|13.659
Aurisina|TS|45.75|13.673
Aurogna|CO|46.171|9.355
Auronzo|BL|46.559|12.425
Aurora|TO|45.081|7.687
Ausonia|FR|41.358|13.75
Austis|NU|40.071|9.089
Avane|PI|43.79|10.41
Avegno|GE|44.383|9.158
Avelengo|BZ|46.646|11.224
Avella|AV|40.96|14.601
Avellino|AV|40.915|14.791
Averara|BG|45.988|9.632
Aversa|CE|40.973|14.207
Avetrana|TA|40.351|17.733
Avezzano|AQ|42.029|13.426
Aviano-Castello|PN|46.068|12.583
Aviano|PN|46.071|12.595
Aviatico|BG|45.798|9.771
Avigliana|TO|45.08|7.396
Avigliano Umbro|TR|42.653|12.426
Avigliano|PZ|40.733|15.72
Avio|TN|45.734|10.939
Avise|AO|45.709|7.14
Avolasca|AL|44.803|8.965
Avola|SR|36.908|15.139
Avvocata|NA|40.854|14.243
Ayas|AO|45.815|7.689
Aymavilles|AO|45.701|7.247
Azeglio|TO|45.423|7.992
Azzanello|CR|45.313|9.92
Azzano Decimo|PN|45.909|12.664
Azzano Mella|BS|45.455|10.117
Azzano San Paolo|BG|45.658|9.673
Azzano d’Asti|AT|44.873|8.267
Azzano|CO|45.981|9.203
Azzate|VA|45.778|8.794
Azzio|VA|45.885|8.709
Azzone|BG|45.979|10.113
Baceno|VB|46.261|8.319
Bacoli|NA|40.797|14.073
Bacu Abis|SU|39.243|8.465
Badalasco|BG|45.542|9.555
Badalucco|IM|43.917|7.846
Badesi|SS|40.965|8.882
Badia Calavena|VR|45.565|11.152
Badia Pavese|PV|45.121|9.469
Badia Polesine|RO|45.095|11.494
Badia Tedalda|AR|43.709|12.184
Badia al Pino|AR|43.404|11.772
Badia|BZ|46.608|11.896
Badile|MI|45.351|9.127
Badoere|TV|45.634|12.085
Badolato Marina|CZ|38.576|16.565
Badolato|CZ|38.569|16.525
Bagaladi|RC|38.026|15.822
Baganzola|PR|44.855|10.307
Baggiovara|MO|44.604|10.863
Bagheria|PA|38.079|13.512
Bagnacavallo|RA|44.414|11.978
Bagnara Calabra|RC|38.288|15.806
Bagnara di Romagna|RA|44.389|11.827
Bagnaria Arsa|UD|45.884|13.286
Bagnaria|PV|44.827|9.123
Bagnarola|FC|44.162|12.343
Bagnarola|PN|45.867|12.859
Bagnasco|CN|44.304|8.045
Bagnatica|BG|45.661|9.781
Bagni di Lucca|LU|44.005|10.553
Bagni di Tivoli|RM|41.95|12.717
Bagno Roselle|GR|42.811|11.139
Bagno a Ripoli|FI|43.751|11.323
Bagnoli Irpino|AV|40.831|15.072
Bagnoli del Trigno|IS|41.702|14.459
Bagnoli di Sopra|PD|45.187|11.884
Bagnoli|NA|40.813|14.168
Bagnolo Cremasco|CR|45.361|9.613
Bagnolo Mella|BS|45.428|10.186
Bagnolo Piemonte|CN|44.76|7.314
Bagnolo San Vito|MN|45.089|10.877
Bagnolo del Salento|LE|40.149|18.352
Bagnolo di Po|RO|45.015|11.501
Bagnolo in Piano|RE|44.764|10.674
Bagnolo|VR|45.272|10.891
Bagnone|MS|44.315|9.995
Bagnoregio|VT|42.628|12.09
Bagno|RE|44.655|10.759
Bagolino|BS|45.825|10.462
Baiano|AV|40.951|14.617
Baia|CE|41.304|14.25
Bairo|TO|45.386|7.755
Baiso|RE|44.497|10.601
Bajardo|IM|43.904|7.725
Balangero|TO|45.27|7.519
Baldichieri d’Asti|AT|44.906|8.092
Baldissero Canavese|TO|45.41|7.744
Baldissero Torinese|TO|45.068|7.813
Baldissero d’Alba|CN|44.762|7.909
Balestrate|PA|38.051|13.007
Balestrino|SV|44.124|8.171
Ballabio|LC|45.896|9.423
Ballao|SU|39.549|9.362
Ballò|VE|45.456|12.071
Balme|TO|45.302|7.219
Balmuccia|VC|45.819|8.141
Balocco|VC|45.456|8.281
Balsorano Nuovo|AQ|41.809|13.561
Balsorano|AQ|41.81|13.56
Balvano|PZ|40.65|15.513
Balzola|AL|45.184|8.403
Balzo|AP|42.842|13.332
Banari|SS|40.571|8.701
Bancali|SS|40.735|8.463
Banchette|TO|45.454|7.856
Bandito|CN|44.723|7.824
Bannio|VB|45.984|8.146
Banzano|AV|40.843|14.802
Banzi|PZ|40.861|16.01
Baone|PD|45.242|11.685
Baradili|OR|39.722|8.897
Baraggia|VA|45.855|8.909
Baragiano|PZ|40.68|15.594
Baranello|CB|41.527|14.558
Barano d’Ischia|NA|40.715|13.925
Baranzate|MI|45.527|9.117
Barasso|VA|45.84|8.757
Baratili San Pietro|OR|39.992|8.556
Baratte|TO|45.112|7.236
Barbania|TO|45.291|7.635
Barbarano Romano|VT|42.249|12.068
Barbarano Vicentino|VI|45.409|11.543
Barbarasco|MS|44.242|9.946
Barbara|AN|43.58|13.027
Barbaresco|CN|44.723|8.082
Barbaricina|PI|43.714|10.377
Barbariga|BS|45.405|10.054
Barbata|BG|45.475|9.777
Barba|PT|43.883|10.976
Barberino Val d’Elsa|FI|43.54|11.172
Barberino di Mugello|FI|43.999|11.237
Barberi|PE|42.441|14.043
Barbianello|PV|45.076|9.206
Barbiano|BZ|46.603|11.521
Barbiano|RA|44.39|11.887
Barbian|BZ|46.603|11.521
Barbisano|TV|45.882|12.186
Barbona|PD|45.103|11.705
Barcellona Pozzo di Gotto|ME|38.148|15.215
Barchi|PU|43.673|12.928
Barcis|PN|46.191|12.561
Barco|RE|44.688|10.496
Bardello|VA|45.836|8.697
Bardineto|SV|44.19|8.135
Bardi|PR|44.631|9.729
Bardolino|VR|45.541|10.733
Bardonecchia|TO|45.075|6.699
Bard|AO|45.609|7.745
Bareggio|MI|45.479|8.998
Barengo|NO|45.576|8.514
Baressa|OR|39.713|8.875
Barete|AQ|42.45|13.281
Bargagli|GE|44.448|9.094
Bargano|LO|45.24|9.447
Barga|LU|44.073|10.478
Barge|CN|44.728|7.323
Barghe|BS|45.678|10.408
Bari Sardo|NU|39.841|9.646
Bariano|BG|45.513|9.704
Baricella|BO|44.648|11.538
Barile|PZ|40.943|15.672
Barisciano|AQ|42.325|13.59
Bari|BA|41.121|16.87
Barlassina|MB|45.656|9.129
Barletta|BT|41.314|16.282
Barni|CO|45.911|9.266
Barolo|CN|44.611|7.943
Barone Canavese|TO|45.326|7.873
Barone|CZ|38.852|16.639
Baronissi|SA|40.748|14.774
Barquedo|NO|45.743|8.496
Barrafranca|EN|37.379|14.203
Barrali|SU|39.475|9.102
Barra|NA|40.843|14.318
Barrea|AQ|41.755|13.991
Barriera di Lanzo|TO|45.11|7.651
Barriera di Milano|TO|45.092|7.694
Baruchella|RO|45.066|11.452
Barumini|SU|39.702|9.003
Barzago|LC|45.755|9.314
Barzana|BG|45.733|9.568
Barzanò|LC|45.733|9.314
Barzio|LC|45.943|9.467
Basaldella|UD|46.025|13.217
Basaluzzo|AL|44.769|8.705
Bascapè|PV|45.306|9.314
Baschi|TR|42.673|12.218
Basciano|TE|42.596|13.736
Baselga di Pinè|TN|46.133|11.246
Baselice|BN|41.393|14.974
Basiano|MI|45.582|9.463
Basicò|ME|38.061|15.063
Basiglio|MI|45.359|9.159
Basiliano-Vissandone|UD|46.023|13.093
Basiliano|UD|46.014|13.07
Basilicagoiano|PR|44.705|10.405
Basilicanova|PR|44.698|10.352
Bassano Bresciano|BS|45.328|10.129
Bassano Romano|VT|42.222|12.188
Bassano del Grappa|VI|45.767|11.727
Bassano in Teverina|VT|42.464|12.308
Bassiano|LT|41.552|13.027
Bassignana|AL|45.001|8.733
Basson|VR|45.451|10.894
Bastardo|PG|42.871|12.559
Bastia Mondovì|CN|44.442|7.894
Bastia umbra|PG|43.064|12.546
Bastia|PD|45.386|11.652
Bastida Pancarana|PV|45.086|9.085
Bastida de’ Dossi|PV|45.04|8.922
Bastiglia|MO|44.727|10.999
Battaglia Terme|PD|45.285|11.784
Battaglione-Bagnara|CR|45.116|10.067
Battifolle-Ruscello-Poggiola|AR|43.45|11.8
Battifollo|CN|44.32|8.011
Battipaglia|SA|40.609|14.982
Battuda|PV|45.275|9.078
Baucina|PA|37.925|13.536
Bauladu|OR|40.021|8.672
Baunei|NU|40.031|9.664
Baveno|VB|45.908|8.5
Bazzano|BO|44.502|11.087
Beccacivetta|VR|45.357|10.957
Bedero Valcuvia|VA|45.911|8.796
Bedero|VA|45.978|8.719
Bedizzole|BS|45.51|10.423
Bedonia|PR|44.504|9.635
Bedulita|BG|45.791|9.552
Bee|VB|45.963|8.575
Begliano|GO|45.82|13.466
Beinasco|TO|45.025|7.586
Beinette|CN|44.364|7.645
Belcastro|CZ|39.018|16.786
Belfiore|VR|45.382|11.211
Belforte Monferrato|AL|44.625|8.661
Belforte del Chienti|MC|43.164|13.243
Belforte|MN|45.081|10.562
Belforte|PU|43.717|12.376
Belgioioso|PV|45.159|9.313
Belgirate|VB|45.841|8.571
Bella Farnia|LT|41.368|12.976
Bellagio|CO|45.988|9.262
Bellano|LC|46.044|9.307
Bellante Stazione|TE|42.707|13.84
Bellante|TE|42.744|13.802
Bellaria-Igea Marina|RN|44.143|12.472
Bellavista|SI|43.442|11.161
Bella|PZ|40.761|15.541
Bellegra|RM|41.882|13.029
Bellinzago Lombardo|MI|45.542|9.446
Bellinzago Novarese|NO|45.569|8.643
Bellizzi|SA|40.62|14.947
Bellocchi|PU|43.796|13.006
Bellona|CE|41.161|14.233
Bellosguardo|SA|40.422|15.312
Belluno|BL|46.143|12.216
Bellusco|MB|45.62|9.419
Belmonte Calabro|CS|39.164|16.082
Belmonte Castello|FR|41.577|13.816
Belmonte Mezzagno|PA|38.047|13.392
Belmonte Piceno|FM|43.092|13.539
Belmonte del Sannio|IS|41.824|14.423
Belmonte in Sabina|RI|42.315|12.892
Belpasso|CT|37.592|14.98
Belsito|CS|39.177|16.287
Beltiglio-San Giovanni|BN|41.062|14.753
Belvedere Langhe|CN|44.494|7.974
Belvedere Marittimo|CS|39.619|15.862
Belvedere Ostrense|AN|43.579|13.167
Belvedere Spinello|KR|39.207|16.892
Belvedere-Piano Tavola|CT|37.53|14.988
Belvedere|SR|37.088|15.213
Belvedere|VI|45.69|11.772
Belveglio|AT|44.83|8.329
Belverde|SI|43.348|11.308
Belvì|NU|39.962|9.184
Bema|SO|46.108|9.564
Bene Lario|CO|46.029|9.184
Bene Vagienna|CN|44.543|7.827
Benestare|RC|38.185|16.139
Benetutti|SS|40.457|9.168
Benevello|CN|44.63|8.105
Benevento|BN|41.131|14.778
Benna|BI|45.515|8.124
Bentivoglio|BO|44.637|11.417
Berbenno di Valtellina|SO|46.166|9.747
Berbenno|BG|45.815|9.571
Berceto|PR|44.509|9.991
Berchidda|SS|40.785|9.165
Beregazzo con Figliaro|CO|45.781|8.944
Beregazzo|CO|45.77|8.959
Bereguardo|PV|45.257|9.027
Bergamasco|AL|44.827|8.455
Bergamo|BG|45.696|9.667
Bergantino|RO|45.061|11.252
Bergeggi|SV|44.248|8.444
Bergolo|CN|44.548|8.183
Berlingo|BS|45.503|10.034
Bernalda|MT|40.413|16.689
Bernareggio|MB|45.648|9.405
Bernate Ticino|MI|45.479|8.818
Bernezzo|CN|44.385|7.436
Berra|FE|44.977|11.977
Berriat|AO|45.707|7.676
Bersezio|CN|44.38|6.969
Bersone|TN|45.944|10.633
Bertinoro|FC|44.149|12.137
Bertiolo|UD|45.945|13.056
Bertipaglia|PD|45.316|11.885
Bertonico|LO|45.233|9.668
Berzano di San Pietro|AT|45.094|7.954
Berzano di Tortona|AL|44.877|8.951
Berzantina|BO|44.158|10.981
Berzo Inferiore|BS|45.93|10.277
Berzo San Fermo|BG|45.719|9.903
Berzo|BS|46.093|10.333
Besana in Brianza|MB|45.702|9.295
Besano|VA|45.889|8.891
Besate|MI|45.313|8.97
Besenello|TN|45.944|11.109
Besenzone|PC|44.987|9.956
Besnate|VA|45.699|8.767
Besozzo|VA|45.849|8.665
Bessude|SS|40.554|8.728
Bettola-Zeloforomagno|MI|45.431|9.309
Bettola|MI|45.332|9.021
Bettola|PC|44.778|9.609
Bettolle|SI|43.207|11.804
Bettona|PG|43.011|12.487
Beura|VB|46.08|8.298
Bevagna|PG|42.937|12.615
Beverino|SP|44.198|9.785
Bevilacqua|VR|45.232|11.395
Biancade|TV|45.649|12.358
Biancavilla|CT|37.644|14.867
Bianchi|CS|39.101|16.41
Bianco|RC|38.092|16.152
Biandrate|NO|45.453|8.464
Biandronno|VA|45.813|8.709
Bianzano|BG|45.773|9.918
Bianzone|SO|46.187|10.109
Bianzè|VC|45.308|8.122
Biassono|MB|45.629|9.271
Bibano|TV|45.908|12.433
Bibbiano|RE|44.663|10.474
Bibbiena|AR|43.699|11.815
Bibbona|LI|43.268|10.595
Bibiana|TO|44.799|7.288
Bibione|VE|45.636|13.036
Biccari|FG|41.397|15.196
Bicinicco|UD|45.932|13.253
Bidonì|OR|40.113|8.936
Biella|BI|45.563|8.058
Bienno|BS|45.935|10.292
Bieno|TN|46.082|11.556
Bientina|PI|43.708|10.621
Bigolino|TV|45.867|12.017
Binago|CO|45.782|8.922
Binasco|MI|45.331|9.094
Binetto|BA|41.023|16.71
Bioglio-Portula-Andrè|BI|45.615|8.136
Bionaz|AO|45.874|7.423
Bione|BS|45.673|10.339
Birori|NU|40.266|8.816
Bisaccia Nuova|AV|41.01|15.355
Bisaccia|AV|41.009|15.377
Bisacquino|PA|37.704|13.261
Bisceglie|BT|41.243|16.501
Bisegna|AQ|41.921|13.758
Bisenti|TE|42.529|13.8
Bisignano|CS|39.507|16.281
Bistagno|AL|44.661|8.372
Bisuschio|VA|45.871|8.868
Bitetto|BA|41.041|16.748
Bitonto|BA|41.11|16.691
Bitritto|BA|41.043|16.827
Bitti|NU|40.48|9.384
Bivio Mortola|CE|41.396|13.897
Bivio San Polo|RM|41.974|12.83
Bivio Santa Cecilia|SA|40.522|15
Bivio di Capanelle|RM|42.12|12.594
Bivona|AG|37.618|13.439
Bivongi|RC|38.483|16.453
Bizzarone|CO|45.834|8.943
Bleggio Superiore|TN|46.025|10.838
Blello|BG|45.838|9.571
Blera|VT|42.273|12.03
Blessagno|CO|45.959|9.098
Blevio|CO|45.842|9.105
Blufi|PA|37.752|14.073
Boara Pisani|PD|45.108|11.783
Bobbio Pellice|TO|44.809|7.117
Bobbio|PC|44.768|9.384
Boca|NO|45.679|8.409
Bocchigliero|CS|39.419|16.751
Boccioleto|VC|45.83|8.113
Bocco|GE|44.351|9.303
Bocenago|TN|46.119|10.759
Bodio Lomnago|VA|45.789|8.751
Bodio|VA|45.79|8.751
Boffalora Sopra Ticino|MI|45.467|8.831
Boffalora d’Adda|LO|45.359|9.496
Bogliasco|GE|44.381|9.069
Bogogno|NO|45.663|8.535
Boissano|SV|44.136|8.222
Bojano|CB|41.485|14.471
Bojon-Lova|VE|45.34|12.083
Bolano|SP|44.188|9.895
Bolbeno|TN|46.033|10.738
Bolgare|BG|45.632|9.814
Bolladello-Peveranza|VA|45.686|8.845
Bollate|MI|45.546|9.121
Bollengo|TO|45.472|7.941
Bolognano-Vignole|TN|45.912|10.905
Bolognano|PE|42.218|13.96
Bologna|BO|44.494|11.339
Bolognetta|PA|37.971|13.456
Bolognola|MC|42.993|13.227
Bolotana|NU|40.324|8.961
Bolsena|VT|42.643|11.985
Boltiere|BG|45.601|9.578
Bolzano Novarese|NO|45.763|8.442
Bolzano Vicentino|VI|45.602|11.622
Bolzano|BZ|46.491|11.34
Bomarzo|VT|42.483|12.25
Bomba|CH|42.033|14.367
Bompensiere|CL|37.472|13.781
Bompietro|PA|37.744|14.095
Bomporto|MO|44.734|11.037
Bonarcado|OR|40.098|8.655
Bonassola|SP|44.183|9.584
Bonate Sopra|BG|45.682|9.56
Bonate Sotto|BG|45.668|9.559
Bonavicina|VR|45.244|11.184
Bonavigo|VR|45.258|11.279
Bondeno|FE|44.889|11.415
Bondeno|MN|44.936|10.86
Bondione|BG|46.035|10.008
Bondone|TN|45.806|10.55
Bondo|TN|46|10.692
Bonea|BN|41.073|14.617
Bonefro|CB|41.705|14.934
Bonemerse|CR|45.114|10.077
Bonferraro|VR|45.184|11.012
Bonifati|CS|39.586|15.902
Bonito|AV|41.099|15.001
Bonnanaro|SS|40.533|8.764
Bonorva|SS|40.418|8.768
Bono|SS|40.414|9.032
Bonvicino|CN|44.504|8.018
Bora Bassa|FC|44.046|12.181
Borbona|RI|42.509|13.132
Borca|BL|46.435|12.222
Bordano|UD|46.315|13.105
Bordighera|IM|43.781|7.665
Bordolano|CR|45.292|9.987
Borello|FC|44.058|12.18
Boretto|RE|44.902|10.551
Bore|PR|44.719|9.792
Borgagne|LE|40.241|18.377
Borgarello|PV|45.241|9.141
Borgaro Torinese|TO|45.151|7.655
Borgata Lesna|TO|45.064|7.621
Borgata Marina|CS|39.971|16.621
Borgata Monginevro|TO|45.064|7.628
Borgata Paradiso|TO|45.076|7.602
Borgetto|PA|38.047|13.141
Borghetto Lodigiano|LO|45.213|9.499
Borghetto Santo Spirito|SV|44.112|8.241
Borghetto di Borbera|AL|44.729|8.943
Borghetto di Vara|SP|44.224|9.721
Borghetto d’Arroscia|IM|44.057|7.981
Borghetto-Melara|MS|44.099|9.991
Borghetto|AN|43.598|13.292
Borghi|FC|44.032|12.356
Borgiallo|TO|45.418|7.67
Borgia|CZ|38.826|16.508
Borgio|SV|44.159|8.308
Borgo Crimea|TO|45.056|7.694
Borgo Fornari-Pieve|GE|44.589|8.937
Borgo Grappa|LT|41.402|12.961
Borgo Hermada|LT|41.306|13.172
Borgo Lotti|RM|41.764|12.555
Borgo Massano|PU|43.825|12.68
Borgo Melano|TO|45.016|7.577
Borgo Pace|PU|43.658|12.293
Borgo Pilonetto|TO|45.04|7.68
Borgo Podgora|LT|41.515|12.854
Borgo Po|TO|45.05|7.7
Borgo Priolo|PV|44.966|9.148
Borgo Sabotino-Foce Verde|LT|41.417|12.833
Borgo San Dalmazzo|CN|44.338|7.493
Borgo San Giacomo|BS|45.348|9.968
Borgo San Giovanni|LO|45.278|9.435
Borgo San Lorenzo|FI|43.955|11.386
Borgo San Martino|AL|45.093|8.524
Borgo San Michele|LT|41.438|12.974
Borgo San Paolo|TO|45.06|7.645
Borgo San Siro|PV|45.235|8.913
Borgo Santa Maria Immacolata|TE|42.612|14.046
Borgo Santa Maria|PU|43.876|12.802
Borgo Stazione|MC|43.285|13.644
Borgo Ticino|NO|45.689|8.604
Borgo Tossignano|BO|44.282|11.597
Borgo Val di Taro|PR|44.489|9.769
Borgo Valsugana|TN|46.051|11.458
Borgo Velino|RI|42.405|13.057
Borgo Vercelli|VC|45.357|8.465
Borgo Vittoria|TO|45.102|7.679
Borgo a Buggiano|PT|43.875|10.735
Borgo a Mozzano|LU|43.979|10.545
Borgo di Ranzo|IM|44.06|8.015
Borgo di Terzo|BG|45.721|9.891
Borgo d’Ale|VC|45.35|8.052
Borgoforte|MN|45.052|10.75
Borgofranco d’Ivrea|TO|45.516|7.859
Borgofranco sul Po|MN|45.047|11.209
Borgolavezzaro|NO|45.319|8.699
Borgomale|CN|44.62|8.132
Borgomanero|NO|45.699|8.462
Borgomaro|IM|43.975|7.944
Borgomasino|TO|45.362|7.988
Borgone Susa|TO|45.123|7.236
Borgonovo Valtidone|PC|45.014|9.443
Borgonuovo|BO|44.436|11.271
Borgoratto Alessandrino|AL|44.836|8.539
Borgoratto Mormorolo|PV|44.929|9.194
Borgoricco-San Michele delle Badesse-Sant’Eufemia|PD|45.535|11.941
Borgorose|RI|42.191|13.233
Borgosatollo|BS|45.477|10.24
Borgosesia|VC|45.72|8.275
Borgo|AV|40.84|14.784
Borgo|BI|45.639|8.115
Borgo|CN|44.709|7.962
Borgo|RM|41.902|12.462
Bormida-Genepro|SV|44.391|8.2
Bormida|SV|44.278|8.232
Bormio|SO|46.467|10.37
Bornasco|PV|45.267|9.218
Bornato|BS|45.594|10.041
Borno|BS|45.947|10.202
Boroneddu|OR|40.113|8.87
Borore|NU|40.216|8.804
Borrello|CH|41.917|14.305
Borriana|BI|45.508|8.039
Borso del Grappa|TV|45.81|11.774
Bortigali|NU|40.283|8.839
Bortigiadas|SS|40.892|9.044
Bortolot|BL|46.386|12.174
Borutta|SS|40.522|8.744
Borzano|RE|44.604|10.637
Borzonasca|GE|44.42|9.389
Bosaro|RO|44.999|11.765
Bosa|OR|40.299|8.498
Boschetto|CR|45.166|10.027
Boschi Sant’Anna|VR|45.218|11.356
Bosco Chiesanuova|VR|45.621|11.032
Bosco Ex Parmigiano|CR|45.107|10.039
Bosco Marengo|AL|44.824|8.68
Bosco Mesola|FE|44.876|12.231
Boscochiaro|VE|45.137|12.122
Bosconero|TO|45.266|7.766
Boscoreale|NA|40.773|14.481
Boscotrecase|NA|40.773|14.462
Bosco|PD|45.443|11.795
Bosentino-Migazzone|TN|46.002|11.223
Bosia|CN|44.602|8.147
Bosio|AL|44.65|8.793
Bosisio Parini|LC|45.801|9.29
Bosnasco|PV|45.064|9.357
Bossico|BG|45.828|10.045
Bossolasco|CN|44.528|8.05
Botricello|CZ|38.93|16.858
Botrugno|LE|40.064|18.323
Bottanuco|BG|45.639|9.509
Botta|BG|45.832|9.533
Bottega|PU|43.845|12.75
Botticino|BS|45.53|10.311
Bottidda|SS|40.392|9.01
Bottrighe|RO|45.026|12.082
Bova Marina|RC|37.935|15.917
Bovalino Superiore|RC|38.169|16.158
Bovalino|RC|38.154|16.172
Bova|RC|37.995|15.932
Bovegno|BS|45.791|10.27
Boves|CN|44.33|7.547
Bovezzo|BS|45.59|10.242
Boville Ernica|FR|41.643|13.473
Bovino|FG|41.249|15.339
Bovisio-Masciago|MB|45.61|9.153
Bovolenta|PD|45.269|11.936
Bovolone|VR|45.261|11.118
Bozzole|AL|45.069|8.606
Bozzolo|MN|45.103|10.48
Braccagni|GR|42.873|11.073
Bracca|BG|45.823|9.708
Bracciano|RM|42.103|12.166
Bracigliano|SA|40.819|14.708
Braglia|RO|44.984|12.034
Braies|BZ|46.72|12.133
Brancaleone-Marina|RC|37.967|16.1
Brancaleone|RC|37.966|16.103
Brandico|BS|45.454|10.053
Brandizzo|TO|45.177|7.836
Branzi|BG|46.002|9.759
Braone|BS|45.99|10.342
Bra|CN|44.698|7.851
Brebbia|VA|45.83|8.65
Breda|TV|45.723|12.331
Bregano|VA|45.826|8.688
Breganze|VI|45.705|11.561
Bregnano|CO|45.698|9.059
Breguzzo|TN|46.007|10.698
Breia|VC|45.765|8.306
Brembate di Sopra|BG|45.717|9.579
Brembate|BG|45.605|9.555
Brembilla|BG|45.822|9.597
Brembio|LO|45.212|9.572
Breme|PV|45.128|8.626
Brendola|VI|45.478|11.439
Brenna|CO|45.743|9.187
Brennero|BZ|47.006|11.506
Brenner|BZ|46.938|11.442
Brenno Useria|VA|45.861|8.878
Breno|BS|45.959|10.306
Brenta|VA|45.894|8.684
Brentino Belluno|VR|45.657|10.894
Brentonico|TN|45.819|10.955
Brenzone|VR|45.7|10.761
Breo|CN|44.399|7.819
Brera|MI|45.472|9.188
Brescello|RE|44.895|10.513
Brescia|BS|45.536|10.215
Bresimo|TN|46.412|10.968
Bressana|PV|45.078|9.131
Bressanone|BZ|46.715|11.656
Bressanvido|VI|45.647|11.634
Bressa|UD|46.034|13.147
Bresso|MI|45.538|9.189
Brezza|CE|41.111|14.112
Brezzo di Bedero|VA|45.978|8.717
Brez|TN|46.432|11.106
Briaglia|CN|44.396|7.876
Briatico|VV|38.723|16.027
Bricco di Neive|CN|44.712|8.134
Bricherasio|TO|44.823|7.303
Brienno|CO|45.912|9.131
Brienza|PZ|40.478|15.629
Briga Alta|CN|44.083|7.749
Briga Novarese|NO|45.729|8.456
Brignano Gera d’Adda|BG|45.543|9.644
Brignano|AL|44.815|9.04
Brindisi Montagna|PZ|40.61|15.94
Brindisi|BR|40.632|17.936
Brinzio|VA|45.889|8.787
Briona|NO|45.542|8.48
Brione|BS|45.642|10.148
Brione|TN|45.895|10.59
Briosco|MB|45.71|9.241
Brisighella|RA|44.222|11.774
Brissago-Valtravaglia|VA|45.949|8.746
Brittoli|PE|42.315|13.86
Brivio|LC|45.737|9.442
Broccostella|FR|41.7|13.635
Brogliano|VI|45.589|11.365
Brognaturo|VV|38.601|16.341
Brognoligo-Costalunga|VR|45.449|11.294
Brolo|ME|38.156|14.828
Brondello|CN|44.601|7.406
Brongio|LC|45.765|9.313
Broni|PV|45.064|9.26
Bronte|CT|37.789|14.834
Bronzolo|BZ|46.403|11.321
Brossasco|CN|44.568|7.365
Brosso|TO|45.492|7.802
Brovello-Carpugnino|VB|45.842|8.532
Brovello|VB|45.842|8.532
Brozolo|TO|45.117|8.072
Brozzo|BS|45.72|10.231
Brucoli|SR|37.282|15.188
Brugherio|MB|45.553|9.299
Brugine|PD|45.297|11.992
Brugnato|SP|44.237|9.725
Brugnera|PN|45.899|12.542
Bruino|TO|45.015|7.478
Brumano|BG|45.855|9.501
Brunate|CO|45.821|9.099
Bruna|PG|42.821|12.689
Brunello|VA|45.765|8.795
Brunico|BZ|46.799|11.934
Bruno|AT|44.793|8.44
Brusaporto|BG|45.671|9.76
Brusasco|TO|45.155|8.061
Brusciano|NA|40.922|14.424
Brusimpiano|VA|45.945|8.89
Brusnengo|BI|45.59|8.252
Brusson|AO|45.759|7.729
Bruzolo|TO|45.141|7.195
Bruzzano Zeffirio|RC|38.013|16.083
Bubano|BO|44.413|11.782
Bubbiano|MI|45.327|9.015
Bubbio|AT|44.663|8.295
Buccheri|SR|37.125|14.852
Bucchianico|CH|42.304|14.184
Bucciano|BN|41.078|14.569
Buccinasco|MI|45.407|9.108
Buccino|SA|40.637|15.381
Bucine|AR|43.477|11.614
Buddusò|SS|40.577|9.258
Budoia|PN|46.045|12.534
Budoni|SS|40.705|9.704
Budrio|BO|44.537|11.534
Budrio|FC|44.099|12.34
Buffalora-Bettole|BS|45.497|10.275
Buggerru|SU|39.398|8.402
Buglio in Monte|SO|46.183|9.675
Bugnara|AQ|42.024|13.861
Buguggiate|VA|45.782|8.811
Buia|UD|46.212|13.117
Bulciago|LC|45.751|9.285
Bulgarograsso|CO|45.747|9.006
Bulgorello|CO|45.724|9.055
Bultei|SS|40.457|9.064
Bulzi|SS|40.847|8.83
Buonabitacolo|SA|40.269|15.621
Buonalbergo|BN|41.222|14.978
Buonconvento|SI|43.133|11.484
Buonvicino|CS|39.689|15.884
Burago di Molgora|MB|45.596|9.382
Burano|VE|45.485|12.417
Burcei|SU|39.344|9.36
Burgio|AG|37.601|13.288
Burgos|SS|40.391|8.996
Buriasco|TO|44.872|7.412
Burolo|TO|45.481|7.934
Buronzo|VC|45.48|8.266
Busachi|OR|40.034|8.888
Busalla|GE|44.571|8.945
Busana|RE|44.369|10.323
Busano|TO|45.331|7.657
Buscate|MI|45.544|8.813
Busca|CN|44.516|7.477
Buscemi|SR|37.086|14.885
Buscoldo|MN|45.094|10.696
Buseto Palizzolo|TP|38.003|12.709
Busnago|MB|45.616|9.464
Buso|RO|45.065|11.848
Bussero|MI|45.534|9.372
Busseto|PR|44.979|10.043
Bussi sul Tirino|PE|42.213|13.825
Bussolengo|VR|45.469|10.854
Bussoleno|TO|45.14|7.144
Busso|CB|41.554|14.561
Busto Arsizio|VA|45.611|8.849
Busto Garolfo|MI|45.548|8.883
Butera|CL|37.191|14.182
Buti|PI|43.729|10.585
Buttapietra|VR|45.341|10.999
Buttigliera Alta|TO|45.068|7.433
Buttigliera d’Asti|AT|45.022|7.951
Buttrio|UD|46.011|13.334
Cabella Ligure|AL|44.675|9.096
Cabiate|CO|45.674|9.174
Cabras|OR|39.929|8.532
Caccamo|PA|37.934|13.668
Caccuri|KR|39.226|16.778
Cadegliano-Viconago|VA|45.959|8.843
Cadelbosco di Sopra|RE|44.766|10.599
Cadelbosco di Sotto|RE|44.801|10.616
Cadenabbia|CO|45.989|9.236
Caderzone Terme|TN|46.129|10.756
Cadine|TN|46.09|11.068
Cadipietra|BZ|46.996|11.98
Cadoneghe|PD|45.443|11.927
Cadorago-Caslino al Piano|CO|45.727|9.038
Cadrezzate|VA|45.799|8.643
Cadè-Gaida|RE|44.739|10.516
Caerano di San Marco|TV|45.782|11.999
Cafasse|TO|45.249|7.519
Caggiano|SA|40.562|15.496
Cagliari|CA|39.231|9.119
Caglio|CO|45.871|9.237
Cagli|PU|43.548|12.652
Cagnano Amiterno|AQ|42.457|13.228
Cagnano Varano|FG|41.828|15.772
Cagno|CO|45.811|8.917
Cagnò|TN|46.394|11.041
Caianello|CE|41.305|14.085
Caiazzo|CE|41.184|14.359
Caines|BZ|46.7|11.17
Caino|BS|45.609|10.313
Caiolo|SO|46.15|9.815
Cairano|AV|40.896|15.371
Cairate|VA|45.688|8.868
Caira|FR|41.533|13.817
Cairo Montenotte|SV|44.398|8.278
Caivano|NA|40.958|14.306
Cala Gonone|NU|40.281|9.63
Calabritto|AV|40.783|15.223
Calalzo di Cadore|BL|46.446|12.382
Calamandrana|AT|44.738|8.337
Calamonaci|AG|37.526|13.291
Calangianus|SS|40.92|9.193
Calanna|RC|38.185|15.723
Calasca-Castiglione|VB|46.021|8.215
Calascibetta|EN|37.59|14.272
Calascio|AQ|42.326|13.697
Calasetta|SU|39.107|8.368
Calatabiano|CT|37.82|15.231
Calatafimi|TP|37.914|12.864
Calavino|TN|46.046|10.984
Calcara|BO|44.547|11.134
Calcata Nuova|VT|42.22|12.426
Calceranica al Lago|TN|46.005|11.244
Calchera-Frontale|BG|45.834|9.512
Calciano|MT|40.588|16.192
Calcinaia|PI|43.684|10.617
Calcinate|BG|45.62|9.798
Calcinato|BS|45.457|10.409
Calcinelli|PU|43.754|12.92
Calcio|BG|45.508|9.849
Calci|PI|43.726|10.518
Calco|LC|45.724|9.413
Caldaro sulla Strada del Vino|BZ|46.413|11.246
Caldarola|MC|43.143|13.224
Calderara di Reno|BO|44.563|11.271
Calderino|BO|44.458|11.199
Caldes|TN|46.367|10.94
Caldierino-Rota|VR|45.416|11.157
Caldiero|VR|45.414|11.177
Caldine|FI|43.828|11.304
Caldogno-Rettorgole-Cresole|VI|45.608|11.503
Caldonazzo|TN|45.994|11.264
Calendasco|PC|45.087|9.596
Calenzano|FI|43.854|11.166
Caleppio|MI|45.434|9.383
Calerno|RE|44.749|10.486
Calestano|PR|44.602|10.124
Calice Ligure|SV|44.205|8.295
Calice al Cornoviglio|SP|44.243|9.837
Calimera|LE|40.249|18.28
Calitri|AV|40.926|15.404
Calizzano|SV|44.236|8.118
Callabiana|BI|45.631|8.097
Calliano|AT|45.008|8.257
Calliano|TN|45.933|11.095
Calmasino|VR|45.521|10.752
Calolziocorte|LC|45.795|9.438
Calopezzati|CS|39.561|16.802
Calosso|AT|44.74|8.227
Caloveto|CS|39.507|16.761
Calozzo|CO|46.101|9.275
Caltabellotta|AG|37.575|13.216
Caltagirone|CT|37.238|14.516
Caltana|VE|45.483|12.03
Caltanissetta|CL|37.49|14.062
Caltavuturo|PA|37.82|13.892
Caltignaga|NO|45.521|8.586
Calto|RO|44.991|11.359
Caltrano|VI|45.773|11.456
Calusco d’Adda|BG|45.688|9.471
Caluso|TO|45.305|7.891
Calvagese della Riviera|BS|45.539|10.446
Calvanico|SA|40.776|14.827
Calvatone|CR|45.127|10.441
Calvello|PZ|40.475|15.851
Calvene|VI|45.766|11.511
Calvenzano|BG|45.496|9.6
Calvera|PZ|40.149|16.144
Calvi Risorta|CE|41.216|14.131
Calvi dell’Umbria|TR|42.404|12.568
Calvignano|PV|44.983|9.169
Calvignasco|MI|45.326|9.028
Calvisano|BS|45.345|10.343
Calvisi|CS|39.127|16.306
Calvizzano|NA|40.908|14.186
Calvi|BN|41.072|14.865
Calò|MB|45.679|9.263
Camagna Monferrato|AL|45.018|8.43
Camaiore|LU|43.943|10.298
Camairago|LO|45.205|9.727
Camalò|TV|45.753|12.172
Camandona|BI|45.644|8.1
Camastra|AG|37.254|13.792
Cambiago|MI|45.58|9.435
Cambiano|TO|44.971|7.774
Cambiasca|VB|45.962|8.545
Camburzano|BI|45.544|8.002
Camerana|CN|44.423|8.141
Camerano Casasco|AT|44.992|8.091
Camerano|AN|43.528|13.553
Camerano|AT|44.991|8.09
Camerata Cornello|BG|45.9|9.656
Camerata Nuova|RM|42.018|13.11
Camerata Picena|AN|43.578|13.352
Camerino|MC|43.139|13.068
Cameri|NO|45.502|8.662
Camerota|SA|40.033|15.37
Camigliano|CE|41.181|14.21
Camilleri-Vallelata|LT|41.598|12.617
Caminata|PC|44.91|9.308
Camini|RC|38.432|16.483
Camino al Tagliamento|UD|45.928|12.945
Camino|AL|45.157|8.294
Camisano Vicentino|VI|45.522|11.708
Camisano|CR|45.445|9.745
Cammarata|AG|37.634|13.627
Camnago-Boscone|CO|45.805|8.979
Camogli|GE|44.349|9.155
Camoneone|BG|45.785|9.569
Camo|CN|44.695|8.194
Campagna Lupia|VE|45.354|12.097
Campagnano di Roma|RM|42.136|12.374
Campagnatico|GR|42.883|11.274
Campagna|SA|40.667|15.106
Campagnola Cremasca|CR|45.398|9.669
Campagnola Emilia|RE|44.839|10.765
Campagnola|PD|45.279|11.999
Campagnola|VR|45.358|11.05
Campalto|VE|45.481|12.287
Campanarello|AV|41.047|14.914
Campana|CS|39.414|16.822
Campanella-Gianforma|RG|36.926|14.834
Camparada|MB|45.655|9.323
Campegine|RE|44.781|10.528
Campello sul Clitunno|PG|42.827|12.769
Campertogno|VC|45.799|8.032
Campese|VI|45.806|11.713
Campi Bisenzio|FI|43.825|11.13
Campi Salentina|LE|40.397|18.021
Campidoglio|TO|45.083|7.649
Campiglia Cervo|BI|45.663|8
Campiglia Marittima|LI|43.06|10.615
Campiglia dei Berici|VI|45.335|11.542
Campiglione|FM|43.176|13.67
Campiglione|TO|44.803|7.324
Campione|CO|45.968|8.972
Campitello di Fassa|TN|46.476|11.741
Campitello|MN|45.088|10.606
Campli|TE|42.727|13.687
Campo Calabro|RC|38.216|15.659
Campo Jemini|RM|41.627|12.513
Campo Ligure|GE|44.537|8.699
Campo Limpido-Favale|RM|41.967|12.77
Campo Marzio|RM|41.911|12.474
Campo San Martino|PD|45.549|11.828
Campo Tizzoro|PT|44.04|10.852
Campo Tures|BZ|46.908|11.96
Campo dei Fiori|MI|45.551|9.199
Campo di Carne|LT|41.553|12.641
Campo di Giove|AQ|42.01|14.039
Campo di Marte|FI|43.777|11.277
Campo di Trens|BZ|46.874|11.486
Campo nell’Elba|LI|42.748|10.233
Campobasso|CB|41.559|14.667
Campobello di Licata|AG|37.258|13.918
Campobello di Mazara|TP|37.635|12.749
Campocavallo|AN|43.461|13.497
Campochiaro|CB|41.448|14.508
Campochiesa|SV|44.071|8.197
Campodarsego|PD|45.498|11.922
Campodenno|TN|46.258|11.033
Campodimele|LT|41.388|13.531
Campodipietra|CB|41.557|14.744
Campodolcino|SO|46.403|9.352
Campodoro|PD|45.489|11.753
Campofelice di Fitalia|PA|37.827|13.486
Campofelice di Roccella|PA|37.993|13.876
Campofilone|FM|43.081|13.822
Campofiorenzo-California|LC|45.668|9.317
Campofiorito|PA|37.754|13.269
Campoformido|UD|46.02|13.158
Campofranco|CL|37.512|13.712
Campogalliano|MO|44.689|10.847
Campolattaro|BN|41.287|14.73
Campoleone|LT|41.646|12.648
Campoli Appennino|FR|41.735|13.683
Campoli del Monte Taburno|BN|41.131|14.646
Campolieto|CB|41.633|14.767
Campolongo Maggiore Liettoli|VE|45.339|12.024
Campolongo Maggiore|VE|45.324|12.044
Campolongo al Torre-Cavenzano|UD|45.863|13.389
Campolongo al Torre|UD|45.864|13.397
Campolongo sul Brenta|VI|45.827|11.701
Campomaggiore|PZ|40.566|16.073
Campomarino|CB|41.957|15.035
Campomolino|CN|44.409|7.212
Campomorone|GE|44.51|8.885
Camponogara|VE|45.38|12.086
Campora San Giovanni|CS|39.068|16.096
Campora|SA|40.305|15.292
Camporeale|PA|37.886|13.101
Camporgiano|LU|44.159|10.333
Camporosso|IM|43.813|7.628
Camporotondo Etneo|CT|37.566|15.003
Camporotondo di Fiastrone|MC|43.132|13.266
Camposampiero|PD|45.564|11.935
Camposano|NA|40.952|14.53
Camposanto|MO|44.79|11.14
Campospinoso|PV|45.094|9.246
Campotosto|AQ|42.559|13.368
Campo|PI|43.708|10.477
Camucia-Monsigliolo|AR|43.259|11.971
Camugnano|BO|44.171|11.088
Canal San Bovo|TN|46.157|11.73
Canale Monterano|RM|42.136|12.103
Canale d’Agordo|BL|46.357|11.914
Canale|CN|44.795|7.994
Canalicchio|CT|37.541|15.096
Canaro|RO|44.934|11.675
Canavaccio|PU|43.694|12.699
Canazei|TN|46.476|11.769
Cancellara|PZ|40.731|15.925
Cancello ed Arnone|CE|41.073|14.027
Cancello-Arnone|CE|41.073|14.025
Canda|RO|45.036|11.503
Candela|FG|41.136|15.515
Candelo|BI|45.541|8.107
Candelù|TV|45.735|12.372
Candia Canavese|TO|45.327|7.884
Candia Lomellina|PV|45.177|8.596
Candiana|PD|45.222|11.993
Candida|AV|40.941|14.872
Candide|BL|46.589|12.515
Candidoni|RC|38.505|16.086
Candiolo|TO|44.959|7.598
Canegrate|MI|45.568|8.927
Canelli|AT|44.721|8.293
Canepina|VT|42.383|12.232
Caneva|PN|45.971|12.453
Canicattini Bagni|SR|37.032|15.064
Canicattì|AG|37.358|13.848
Caniezza|TV|45.853|11.899
Canino|VT|42.466|11.753
Canischio|TO|45.375|7.596
Canistro Inferiore|AQ|41.941|13.412
Cannalonga|SA|40.245|15.293
Cannara|PG|42.995|12.582
Canna|CS|40.095|16.504
Cannero Riviera|VB|46.022|8.679
Canneto Pavese|PV|45.05|9.279
Canneto sull’Oglio|MN|45.152|10.383
Canneto|ME|38.495|14.96
Canneto|PV|45.051|9.281
Cannizzaro-Favara|PA|38.062|13.272
Cannobio|VB|46.062|8.696
Cannole|LE|40.166|18.365
Canolo|RC|38.315|16.2
Canonica d’Adda|BG|45.576|9.542
Canonica|MB|45.656|9.287
Canosa Sannita|CH|42.296|14.305
Canosa di Puglia|BT|41.22|16.068
Canosio|CN|44.456|7.083
Canova-San Zeno|LC|45.721|9.4
Canove di Roana|VI|45.864|11.474
Cansano|AQ|42.004|14.013
Cantagallo|PO|44.022|11.08
Cantagrillo-Casalguidi|PT|43.869|10.914
Cantalice|RI|42.465|12.905
Cantalupa|TO|44.946|7.33
Cantalupo Ligure|AL|44.718|9.046
Cantalupo in Sabina|RI|42.307|12.645
Cantalupo nel Sannio|IS|41.522|14.393
Cantalupo|MI|45.578|8.983
Cantarana|AT|44.902|8.028
Cantello|VA|45.822|8.896
Canterano|RM|41.943|13.038
Cantiano|PU|43.471|12.629
Cantinella|CS|39.665|16.449
Cantoira|TO|45.34|7.385
Cantù|CO|45.741|9.131
Canzano|TE|42.646|13.804
Canzo|CO|45.849|9.271
Caorle|VE|45.597|12.876
Caorso|PC|45.049|9.875
Capaccio Scalo|SA|40.455|15.009
Capaccio|SA|40.424|15.08
Capaci|PA|38.171|13.239
Capalbio|GR|42.453|11.422
Capanne-Prato-Cinquale|MS|43.997|10.156
Capannoli|PI|43.589|10.673
Capannori|LU|43.842|10.573
Capena|RM|42.142|12.545
Capergnanica|CR|45.339|9.645
Capestrano|AQ|42.268|13.768
Capezzano Inferiore|SA|40.701|14.773
Capezzano-Cologna|SA|40.715|14.774
Capiago-Intimiano-Olmeda|CO|45.769|9.128
Capirro|BT|41.254|16.422
Capistrano|VV|38.691|16.289
Capistrello|AQ|41.972|13.396
Capitan Loreto|PG|43.017|12.648
Capitello|VR|45.208|11.14
Capitignano|AQ|42.52|13.301
Capitignano|SA|40.719|14.905
Capizzi|ME|37.848|14.48
Capo Rizzuto|KR|38.904|17.099
Capo di Ponte|BS|46.03|10.343
Capo d’Orlando|ME|38.143|14.733
Capodarco|FM|43.19|13.759
Capodimonte|VT|42.548|11.907
Capodrise|CE|41.043|14.306
Capoliveri|LI|42.746|10.378
Capolona|AR|43.567|11.864
Caponago|MB|45.566|9.376
Caporciano|AQ|42.25|13.675
Caposele|AV|40.816|15.223
Capoterra|CA|39.175|8.972
Capovalle|BS|45.753|10.544
Cappadocia|AQ|42.008|13.278
Cappella Cantone|CR|45.247|9.838
Cappella Maggiore|TV|45.972|12.359
Cappella de’ Picenardi|CR|45.159|10.23
Cappelle sul Tavo|PE|42.477|14.107
Cappelletta|MN|45.105|10.778
Cappone|PU|43.831|12.745
Capracotta|IS|41.833|14.266
Capraia Isola|LI|43.051|9.843
Capraia e Limite|FI|43.745|10.983
Capralba|CR|45.444|9.644
Capranica Prenestina|RM|41.863|12.951
Capranica|VT|42.258|12.173
Caprara|RE|44.775|10.512
Caprarica di Lecce|LE|40.261|18.244
Caprarola|VT|42.323|12.238
Caprauna|CN|44.116|7.955
Caprese Michelangelo|AR|43.64|11.985
Caprezzo|VB|45.982|8.563
Capri Leone|ME|38.087|14.73
Capriana|TN|46.263|11.338
Capriano del Colle|BS|45.475|10.132
Capriano|MB|45.723|9.255
Capriata d’Orba|AL|44.728|8.691
Capriate San Gervasio|BG|45.613|9.53
Capriati A Volturno|CE|41.468|14.146
Caprie|TO|45.119|7.333
Capriglia Irpina|AV|40.96|14.777
Capriglia|AV|40.96|14.778
Capriglia|SA|40.732|14.76
Capriglio|AT|45.004|8.009
Caprino Veronese|VR|45.605|10.795
Caprino|BG|45.749|9.492
Capriolo|BS|45.633|9.932
Capriva del Friuli|GO|45.941|13.514
Capri|NA|40.551|14.243
Capua|CE|41.105|14.213
Capurso|BA|41.046|16.922
Caraffa del Bianco|RC|38.093|16.088
Caraffa di Catanzaro|CZ|38.882|16.487
Caraglio|CN|44.417|7.433
Caramagna Piemonte|CN|44.782|7.739
Caramanico Terme|PE|42.156|14.005
Carano|CE|41.205|13.91
Carano|TN|46.292|11.44
Carapelle Calvisio|AQ|42.299|13.686
Carapelle|FG|41.364|15.694
Carasco|GE|44.35|9.346
Carassai|AP|43.033|13.688
Carate Brianza|MB|45.676|9.237
Carate Urio|CO|45.872|9.122
Caravaggio|BG|45.496|9.642
Caravate|VA|45.879|8.654
Caravino|TO|45.4|7.96
Caravonica|IM|43.993|7.958
Carbognano|VT|42.33|12.265
Carbonara Scrivia|AL|44.849|8.87
Carbonara al Ticino|PV|45.164|9.065
Carbonara di Bari|BA|41.067|16.867
Carbonara di Nola|NA|40.874|14.579
Carbonara di Po|MN|45.035|11.229
Carbonate|CO|45.685|8.938
Carbonera|TV|45.692|12.283
Carbone|PZ|40.142|16.088
Carbonia|SU|39.165|8.521
Carcare|SV|44.355|8.29
Carceri|PD|45.195|11.621
Carchitti|RM|41.787|12.83
Carcoforo|VC|45.909|8.05
Cardano al Campo|VA|45.649|8.769
Cardano|BZ|46.493|11.393
Cardedu|NU|39.797|9.627
Cardeto|RC|38.084|15.766
Cardinale|CZ|38.654|16.387
Cardito|NA|40.946|14.295
Cardè|CN|44.744|7.478
Careggine|LU|44.12|10.325
Carema|TO|45.584|7.809
Carenno|LC|45.802|9.463
Carentino|AL|44.829|8.471
Careri|RC|38.177|16.116
Caresanablot|VC|45.357|8.392
Caresana|VC|45.221|8.505
Carezzano Maggiore|AL|44.807|8.901
Carfizzi|KR|39.308|16.974
Cargeghe|SS|40.669|8.615
Cariati|CS|39.496|16.955
Carife|AV|41.027|15.21
Carifi-Torello-Priscoli|SA|40.791|14.732
Carignano|TO|44.906|7.673
Carimate|CO|45.707|9.108
Carinaro|CE|40.983|14.22
Carini|PA|38.132|13.183
Carinola|CE|41.188|13.982
Carisio|VC|45.41|8.2
Carisolo|TN|46.169|10.759
Carlantino|FG|41.594|14.977
Carlazzo|CO|46.042|9.165
Carlentini|SR|37.281|15.01
Carlino|UD|45.803|13.189
Carloforte|SU|39.141|8.304
Carlopoli|CZ|39.054|16.455
Carmagnola|TO|44.85|7.72
Carmiano|LE|40.344|18.042
Carmignano di Brenta|PD|45.626|11.706
Carmignano|PO|43.81|11.015
Carnago|VA|45.722|8.834
Carnate|MB|45.648|9.378
Carobbio degli Angeli|BG|45.665|9.829
Carobbio|BG|45.664|9.83
Carolei|CS|39.255|16.22
Carona|BG|46.021|9.785
Caronia|ME|38.024|14.441
Caronno Pertusella|VA|45.598|9.046
Caronno Varesino|VA|45.736|8.832
Carosino|TA|40.465|17.399
Carovigno|BR|40.706|17.658
Carovilli|IS|41.713|14.294
Carpaneto Piacentino|PC|44.914|9.787
Carpanzano|CS|39.148|16.305
Carpasio|IM|43.96|7.866
Carpegna|PU|43.781|12.335
Carpenedolo|BS|45.362|10.431
Carpeneto|AL|44.678|8.606
Carpesica|TV|45.953|12.291
Carpiano|MI|45.34|9.274
Carpignano Salentino|LE|40.195|18.338
Carpignano Sesia|NO|45.533|8.417
Carpineti|RE|44.456|10.518
Carpineto Romano|RM|41.605|13.084
Carpineto Sinello|CH|42.01|14.504
Carpineto della Nora|PE|42.334|13.861
Carpinone|IS|41.59|14.324
Carpino|FG|41.845|15.857
Carpi|MO|44.782|10.878
Carraia|FI|43.895|11.182
Carrara San Giorgio|PD|45.293|11.818
Carrara-Pontenuovo|LT|41.54|12.955
Carrara|MS|44.079|10.098
Carrega Ligure|AL|44.619|9.176
Carrodano|SP|44.242|9.656
Carrosio|AL|44.658|8.831
Carrozziere|SR|37.038|15.272
Carro|SP|44.272|9.609
Carrubazza-Motta|CT|37.553|15.108
Carruba|CT|37.691|15.188
Carrè|VI|45.749|11.458
Carrù|CN|44.48|7.872
Carsoli|AQ|42.099|13.089
Cartiera-Stazione|FR|41.656|13.241
Cartigliano|VI|45.713|11.696
Cartignano|CN|44.478|7.286
Cartoceto|PU|43.766|12.883
Cartosio|AL|44.59|8.421
Cartura|PD|45.268|11.857
Carugate|MI|45.55|9.34
Carugo|CO|45.708|9.197
Carunchio|CH|41.918|14.527
Carvico|BG|45.702|9.486
Carzago Riviera|BS|45.524|10.461
Carzano|TN|46.071|11.494
Casa Ponte|PV|44.878|9.165
Casa Santa|TP|38.025|12.548
Casa del Diavolo|PG|43.188|12.449
Casabona|KR|39.25|16.954
Casacalenda|CB|41.738|14.847
Casacanditella|CH|42.246|14.2
Casacorba|TV|45.659|12.039
Casagiove|CE|41.071|14.312
Casal Bertone|RM|41.898|12.534
Casal Cermelli|AL|44.835|8.625
Casal Palocco|RM|41.748|12.347
Casal Velino|SA|40.19|15.111
Casal de’ Pazzi|RM|41.929|12.566
Casal di Principe|CE|41.01|14.13
Casalanguida|CH|42.038|14.496
Casalattico|FR|41.622|13.726
Casalazzara|LT|41.623|12.576
Casalbeltrame|NO|45.438|8.467
Casalbordino-Miracoli|CH|42.154|14.599
Casalbore|AV|41.234|15.008
Casalborgone|TO|45.13|7.94
Casalbuono|SA|40.214|15.687
Casalbuttano|CR|45.252|9.962
Casalciprano|CB|41.58|14.528
Casalduni|BN|41.261|14.695
Casale Corte Cerro|VB|45.915|8.414
Casale Cremasco|CR|45.432|9.714
Casale Litta|VA|45.768|8.741
Casale Marittimo|PI|43.297|10.617
Casale Monferrato|AL|45.133|8.453
Casale di Mezzani|PR|44.915|10.43
Casale di Scodosia|PD|45.192|11.474
Casale sul Sile|TV|45.596|12.327
Casalecchio di Reno|BO|44.476|11.275
Casaleggio Boiro|AL|44.634|8.73
Casaleggio Novara|NO|45.488|8.493
Casaleone|VR|45.168|11.194
Casaletto Ceredano|CR|45.318|9.617
Casaletto Lodigiano|LO|45.293|9.362
Casaletto Spartano|SA|40.151|15.621
Casaletto Vaprio|CR|45.408|9.629
Casaletto di Sopra|CR|45.419|9.783
Casale|CE|41.22|14.002
Casale|PR|44.917|10.432
Casalfiumanese|BO|44.297|11.624
Casalgrande|RE|44.585|10.736
Casalgrasso|CN|44.818|7.625
Casali-San Potito|SA|40.764|14.675
Casalincontrada|CH|42.297|14.135
Casalini|BR|40.738|17.471
Casalino|NO|45.358|8.524
Casali|FR|41.378|13.755
Casalmaggiore|CR|44.99|10.421
Casalmaiocco|LO|45.352|9.371
Casalmorano|CR|45.288|9.899
Casalmoro|MN|45.261|10.411
Casalnoceto|AL|44.913|8.984
Casalnuovo Monterotaro|FG|41.619|15.104
Casalnuovo di Napoli|NA|40.91|14.342
Casaloldo|MN|45.254|10.477
Casalpusterlengo|LO|45.179|9.648
Casalromano|MN|45.198|10.366
Casalserugo|PD|45.315|11.912
Casaluce|CE|40.998|14.197
Casalvecchio Siculo|ME|37.959|15.324
Casalvecchio di Puglia|FG|41.595|15.11
Casalvieri|FR|41.633|13.714
Casalvolone|NO|45.4|8.465
Casalzuigno|VA|45.905|8.709
Casamarciano|NA|40.932|14.553
Casamassella|LE|40.114|18.451
Casamassima|BA|40.957|16.921
Casamicciola Terme|NA|40.747|13.912
Casandrino|NA|40.928|14.247
Casano-Dogana-Isola|SP|44.076|10.034
Casanova Elvo|VC|45.4|8.294
Casanova Lerrone|SV|44.032|8.047
Casanova Lonati|PV|45.094|9.213
Casanova|CE|41.193|13.963
Casapesenna|CE|40.992|14.136
Casape|RM|41.907|12.886
Casapinta|BI|45.616|8.196
Casaprota|RI|42.252|12.804
Casapulla|CE|41.077|14.289
Casarano|LE|40.011|18.162
Casarea|NA|40.888|14.363
Casargo|LC|46.04|9.387
Casarile|MI|45.317|9.104
Casarsa della Delizia|PN|45.951|12.843
Casarza Ligure|GE|44.272|9.447
Casasco Intelvi|CO|45.944|9.076
Casasco|AL|44.827|9.006
Casatenovo|LC|45.695|9.313
Casate|MI|45.492|8.828
Casatisma|PV|45.046|9.131
Casavatore|NA|40.899|14.277
Casavecchia|GE|44.528|8.622
Casazza|BG|45.749|9.906
Cascano|CE|41.232|13.969
Casciago|VA|45.832|8.783
Casciana Terme|PI|43.527|10.618
Cascia|PG|42.718|13.017
Cascina Elisa|VA|45.604|8.8
Cascinare|FM|43.264|13.712
Cascina|PI|43.676|10.555
Cascine-La Croce|PI|43.729|10.615
Cascinette d’Ivrea|TO|45.48|7.906
Casco|BG|45.711|9.825
Case Campoli-Panetta|FR|41.673|13.472
Case Nuove|BS|45.61|10.394
Casei|PV|45.008|8.927
Caselette|TO|45.11|7.486
Casella|GE|44.535|9.001
Caselle Landi|LO|45.103|9.796
Caselle Lurani|LO|45.28|9.36
Caselle Torinese|TO|45.175|7.643
Caselle in Pittari|SA|40.173|15.543
Caselle|PD|45.411|11.817
Caselle|TV|45.75|11.98
Caselle|VE|45.486|12.006
Caselle|VR|45.413|10.896
Caseo|PV|44.944|9.275
Caserta|CE|41.073|14.332
Casette Verdini|MC|43.251|13.402
Casette d’Ete|FM|43.254|13.683
Casier|TV|45.642|12.293
Casignana|RC|38.102|16.09
Casina|RE|44.51|10.5
Casine|AN|43.632|13.144
Casinina|PU|43.817|12.583
Casino Vecchiarello|CS|39.517|16.833
Casirate d’Adda|BG|45.495|9.569
Caslino d’Erba|CO|45.839|9.226
Casnate Con Bernate|CO|45.756|9.073
Casnigo|BG|45.813|9.869
Casola Valsenio|RA|44.224|11.625
Casola di Napoli|NA|40.698|14.53
Casola in Lunigiana|MS|44.2|10.177
Casola|CE|41.095|14.382
Casole Bruzio|CS|39.284|16.332
Casole d’Elsa|SI|43.341|11.048
Casoli|CH|42.114|14.29
Casoli|TE|42.617|13.979
Casone|MI|45.498|8.876
Casoni|VI|45.759|11.81
Casorate Primo|PV|45.311|9.017
Casorate Sempione|VA|45.671|8.745
Casorezzo|MI|45.523|8.902
Casoria|NA|40.908|14.293
Casorzo|AT|45.022|8.338
Casperia|RI|42.339|12.67
Caspoggio|SO|46.264|9.862
Cassacco|UD|46.173|13.192
Cassago Brianza|LC|45.738|9.293
Cassano All’Ionio|CS|39.781|16.327
Cassano Irpino|AV|40.87|15.026
Cassano Magnago|VA|45.672|8.827
Cassano Spinola|AL|44.766|8.862
Cassano Valcuvia|VA|45.932|8.768
Cassano delle Murge|BA|40.891|16.765
Cassano d’Adda|MI|45.526|9.515
Cassaro|SR|37.106|14.947
Cassibile|SR|36.979|15.201
Cassiglio|BG|45.967|9.612
Cassina Rizzardi|CO|45.752|9.025
Cassina Valsassina|LC|45.932|9.479
Cassina de’ Pecchi|MI|45.516|9.36
Cassinasco|AT|44.69|8.303
Cassinelle-Concentrico|AL|44.602|8.563
Cassinetta di Lugagnano|MI|45.422|8.906
Cassine|AL|44.752|8.529
Cassino d’Alberi|LO|45.392|9.391
Cassino|FR|41.486|13.828
Cassola|VI|45.734|11.799
Cassolnovo|PV|45.361|8.812
Castagnaro|VR|45.118|11.409
Castagneto Carducci|LI|43.161|10.611
Castagneto Po|TO|45.159|7.886
Castagnito|CN|44.755|8.032
Castagnole Monferrato|AT|44.959|8.305
Castagnole Piemonte|TO|44.898|7.566
Castagnole delle Lanze|AT|44.75|8.15
Castagnole|TV|45.689|12.183
Castana|PV|45.027|9.272
Castanea delle Furie|ME|38.262|15.522
Castano Primo|MI|45.552|8.776
Casteggio|PV|45.014|9.125
Castegnato|BS|45.561|10.114
Castel Baronia|AV|41.048|15.189
Castel Boglione|AT|44.722|8.38
Castel Bolognese|RA|44.32|11.799
Castel Campagnano|CE|41.182|14.453
Castel Castagna|TE|42.543|13.716
Castel Chiodato|RM|42.056|12.698
Castel Condino|TN|45.914|10.603
Castel Frentano|CH|42.199|14.356
Castel Fusano|RM|41.747|12.312
Castel Gabbiano|CR|45.468|9.718
Castel Gandolfo|RM|41.749|12.65
Castel Giorgio|TR|42.707|11.977
Castel Goffredo|MN|45.294|10.473
Castel Guelfo di Bologna|BO|44.432|11.676
Castel Madama|RM|41.974|12.868
Castel Maggiore|BO|44.577|11.361
Castel Mella|BS|45.499|10.146
Castel Morrone|CE|41.121|14.355
Castel Ritaldi|PG|42.822|12.674
Castel Rocchero|AT|44.718|8.415
Castel Rozzone|BG|45.552|9.62
Castel San Giorgio|SA|40.782|14.701
Castel San Giovanni|PC|45.06|9.438
Castel San Lorenzo|SA|40.42|15.225
Castel San Niccolò|AR|43.744|11.709
Castel San Pietro Romano|RM|41.846|12.895
Castel San Pietro Terme|BO|44.399|11.585
Castel San Vincenzo|IS|41.655|14.062
Castel Sant’Angelo|RI|42.394|13.027
Castel Sant’Elia|VT|42.251|12.37
Castel Viscardo|TR|42.754|12.001
Castel Vittorio|IM|43.928|7.675
Castel Volturno|CE|41.033|13.944
Castel del Giudice|IS|41.855|14.232
Castel del Monte|AQ|42.365|13.726
Castel del Piano|GR|42.892|11.539
Castel del Rio|BO|44.213|11.504
Castel di Casio|BO|44.163|11.035
Castel di Ieri|AQ|42.114|13.742
Castel di Judica|CT|37.495|14.647
Castel di Lama|AP|42.864|13.719
Castel di Lucio|ME|37.887|14.311
Castel di Sangro|AQ|41.784|14.107
Castel di Sasso|CE|41.192|14.279
Castel di Tora|RI|42.214|12.971
Castel d’Aiano|BO|44.278|11.001
Castel d’Ario|MN|45.188|10.974
Castelbaldo|PD|45.122|11.455
Castelbelforte|MN|45.212|10.892
Castelbellino|AN|43.487|13.145
Castelbello-Ciardes|BZ|46.628|10.907
Castelbello|BZ|46.629|10.907
Castelbianco|SV|44.114|8.075
Castelbottaccio|CB|41.753|14.706
Castelbuono|PA|37.925|14.087
Castelceriolo|AL|44.917|8.694
Castelcivita|SA|40.494|15.234
Castelcovati|BS|45.502|9.946
Castelcucco|TV|45.83|11.883
Casteldaccia|PA|38.051|13.53
Casteldelci|RN|43.791|12.155
Casteldelfino|CN|44.59|7.07
Casteldidone|CR|45.071|10.406
Castelfidardo|AN|43.459|13.55
Castelfiorentino|FI|43.61|10.968
Castelfondo|TN|46.456|11.118
Castelforte|LT|41.294|13.831
Castelfranci|AV|40.931|15.043
Castelfranco Emilia|MO|44.594|11.05
Castelfranco Veneto|TV|45.671|11.928
Castelfranco di Sopra|AR|43.622|11.559
Castelfranco di Sotto|PI|43.704|10.746
Castelfranco in Miscano|BN|41.301|15.086
Castelgomberto|VI|45.583|11.39
Castelgrande|PZ|40.786|15.431
Castelguglielmo|RO|45.025|11.537
Castelguidone|CH|41.823|14.523
Castellafiume|AQ|41.989|13.334
Castellalto|TE|42.677|13.821
Castellammare del Golfo|TP|38.027|12.882
Castellammare di Stabia|NA|40.702|14.487
Castellamonte|TO|45.383|7.709
Castellana Sicula|PA|37.787|14.039
Castellana|BA|40.886|17.165
Castellaneta|TA|40.628|16.933
Castellania|AL|44.798|8.93
Castellanza|VA|45.611|8.896
Castellar Guidobono|AL|44.905|8.948
Castellarano|RE|44.518|10.737
Castellaro|IM|43.864|7.869
Castellar|CN|44.621|7.437
Castellazzo Bormida|AL|44.844|8.579
Castellazzo Novarese|NO|45.513|8.487
Castelleone di Suasa|AN|43.608|12.978
Castelleone|CR|45.296|9.761
Castellero|AT|44.925|8.074
Castelletto Cervo|BI|45.521|8.225
Castelletto Merli|AL|45.074|8.24
Castelletto Molina|AT|44.751|8.433
Castelletto Monferrato|AL|44.981|8.565
Castelletto Po|PV|45.069|9.101
Castelletto Sopra Ticino|NO|45.72|8.634
Castelletto Stura|CN|44.444|7.639
Castelletto Uzzone|CN|44.495|8.188
Castelletto di Branduzzo|PV|45.069|9.098
Castelletto d’Erro|AL|44.626|8.394
Castelletto d’Orba|AL|44.685|8.704
Castelletto|BO|44.44|11.065
Castelletto|BS|45.332|10.233
Castelli Calepio|BG|45.613|9.885
Castellina Marittima|PI|43.413|10.576
Castellina Scalo|SI|43.405|11.209
Castellina in Chianti|SI|43.464|11.29
Castellinaldo|CN|44.775|8.03
Castellino Tanaro|CN|44.428|7.981
Castellino del Biferno|CB|41.702|14.732
Castelliri|FR|41.678|13.54
Castelli|TE|42.485|13.712
Castello Cabiaglio|VA|45.894|8.758
Castello Molina di Fiemme|TN|46.282|11.433
Castello Tesino|TN|46.063|11.632
Castello del Matese|CE|41.367|14.378
Castello dell’Acqua|SO|46.145|10.016
Castello di Annone|AT|44.879|8.317
Castello di Brianza|LC|45.759|9.345
Castello di Cisterna|NA|40.916|14.411
Castello di Godego|TV|45.693|11.88
Castello d’Agogna|PV|45.235|8.687
Castello d’Argile|BO|44.678|11.297
Castello|BS|45.57|10.509
Castello|VA|45.95|8.676
Castellucchio|MN|45.15|10.649
Castelluccio Inferiore|PZ|40.002|15.981
Castelluccio Superiore|PZ|40.01|15.972
Castelluccio Valmaggiore|FG|41.343|15.199
Castelluccio dei Sauri|FG|41.305|15.476
Castelluzzo|TP|38.101|12.736
Castell’Alfero|AT|44.985|8.223
Castell’Arquato|PC|44.855|9.873
Castell’Azzara|GR|42.773|11.698
Castell’Umberto|ME|38.086|14.807
Castelmarte|CO|45.832|9.233
Castelmassa|RO|45.018|11.315
Castelmassimo|FR|41.664|13.381
Castelmauro|CB|41.828|14.711
Castelmezzano|PZ|40.528|16.046
Castelminio|TV|45.645|11.987
Castelmola|ME|37.858|15.277
Castelnovetto|PV|45.254|8.611
Castelnovo Bariano|RO|45.027|11.288
Castelnovo di Sotto|RE|44.813|10.567
Castelnovo ne’Monti|RE|44.436|10.403
Castelnovo|VI|45.616|11.459
Castelnuovo Belbo|AT|44.801|8.412
Castelnuovo Berardenga|SI|43.345|11.5
Castelnuovo Bocca d’Adda|LO|45.111|9.864
Castelnuovo Bormida|AL|44.742|8.551
Castelnuovo Bozzente|CO|45.765|8.944
Castelnuovo Calcea|AT|44.787|8.284
Castelnuovo Cilento|SA|40.218|15.178
Castelnuovo Don Bosco|AT|45.041|7.964
Castelnuovo Magra|SP|44.1|10.017
Castelnuovo Nigra|TO|45.438|7.695
Castelnuovo Parano|FR|41.379|13.756
Castelnuovo Rangone|MO|44.549|10.934
Castelnuovo Scrivia|AL|44.979|8.882
Castelnuovo Vomano|TE|42.629|13.85
Castelnuovo dei Sabbioni|AR|43.541|11.452
Castelnuovo del Garda|VR|45.439|10.76
Castelnuovo della Daunia|FG|41.581|15.118
Castelnuovo di Ceva|CN|44.354|8.129
Castelnuovo di Conza|SA|40.821|15.319
Castelnuovo di Farfa|RI|42.232|12.743
Castelnuovo di Garfagnana|LU|44.113|10.405
Castelnuovo di Porto|RM|42.123|12.51
Castelnuovo di Val di Cecina|PI|43.211|10.904
Castelnuovo|TN|46.054|11.489
Castelpagano|BN|41.402|14.807
Castelpetroso|IS|41.56|14.346
Castelpizzuto|IS|41.521|14.292
Castelplanio|AN|43.494|13.082
Castelpoto|BN|41.141|14.701
Castelraimondo|MC|43.209|13.055
Castelrotto|BZ|46.567|11.561
Castelsantangelo sul Nera|MC|42.894|13.155
Castelsaraceno|PZ|40.162|15.993
Castelsardo|SS|40.913|8.715
Castelseprio|VA|45.714|8.862
Castelsilano|KR|39.269|16.767
Castelspina|AL|44.806|8.583
Casteltermini|AG|37.539|13.646
Casteltodino|TR|42.667|12.5
Castelveccana|VA|45.948|8.666
Castelvecchio Calvisio|AQ|42.311|13.687
Castelvecchio Subequo|AQ|42.129|13.729
Castelvecchio di Rocca Barbena|SV|44.13|8.117
Castelvenere|BN|41.234|14.548
Castelverde|CR|45.188|9.997
Castelverrino|IS|41.767|14.398
Castelvetere in Val Fortore|BN|41.443|14.941
Castelvetere sul Calore|AV|40.93|14.986
Castelvetrano|TP|37.681|12.792
Castelvetro Piacentino|PC|45.102|9.99
Castelvetro di Modena|MO|44.504|10.947
Castelvisconti|CR|45.305|9.941
Castenaso|BO|44.514|11.468
Castenedolo|BS|45.474|10.291
Castiadas|SU|39.237|9.5
Castiglion Fibocchi|AR|43.527|11.762
Castiglion Fiorentino|AR|43.343|11.92
Castiglione Cosentino|CS|39.353|16.288
Castiglione Falletto|CN|44.623|7.975
Castiglione Messer Marino|CH|41.868|14.45
Castiglione Messer Raimondo|TE|42.532|13.88
Castiglione Olona|VA|45.753|8.873
Castiglione Tinella|CN|44.725|8.19
Castiglione Torinese|TO|45.119|7.807
Castiglione a Casauria|PE|42.236|13.898
Castiglione dei Pepoli|BO|44.143|11.16
Castiglione del Genovesi|SA|40.724|14.848
Castiglione del Lago|PG|43.125|12.04
Castiglione della Pescaia|GR|42.769|10.877
Castiglione delle Stiviere|MN|45.39|10.486
Castiglione di Garfagnana|LU|44.152|10.412
Castiglione di Sicilia|CT|37.882|15.122
Castiglione d’Adda|LO|45.217|9.693
Castiglione d’Intelvi|CO|45.958|9.09
Castiglione d’Orcia|SI|43.005|11.615
Castiglione in Teverina|VT|42.651|12.203
Castiglione|GE|44.275|9.517
Castiglione|LE|39.983|18.35
Castignano|AP|42.939|13.625
Castilenti|TE|42.533|13.917
Castino|CN|44.618|8.182
Castione Andevenno|SO|46.173|9.8
Castione della Presolana|BG|45.915|10.055
Castione|SO|46.173|9.8
Castions di Strada|UD|45.912|13.182
Castions|PN|45.972|12.8
Castion|BL|46.121|12.235
Castiraga Vidardo|LO|45.257|9.405
Castorano|AP|42.898|13.73
Casto|BS|45.695|10.321
Castrezzato|BS|45.511|9.981
Castri di Lecce|LE|40.274|18.262
Castrignano De’ Greci|LE|40.173|18.296
Castrignano del Capo|LE|39.833|18.351
Castro Pretorio|RM|41.907|12.504
Castro dei Volsci|FR|41.508|13.406
Castrocaro Terme e Terra del Sole|FC|44.187|11.961
Castrocaro Terme|FC|44.176|11.95
Castrocielo|FR|41.527|13.696
Castrofilippo|AG|37.35|13.75
Castrolibero|CS|39.31|16.195
Castromediano|LE|40.328|18.179
Castronno|VA|45.748|8.814
Castronovo di Sicilia|PA|37.679|13.603
Castronuovo di Sant’Andrea|PZ|40.189|16.186
Castropignano|CB|41.618|14.559
Castroreale|ME|38.099|15.21
Castroregio|CS|39.992|16.478
Castrovillari|CS|39.816|16.202
Castro|BG|45.804|10.066
Castro|LE|40.007|18.426
Cataeggio|SO|46.214|9.638
Catania|CT|37.492|15.07
Catanzaro|CZ|38.882|16.601
Catenanuova|EN|37.569|14.691
Catena|PT|43.843|11.017
Catignano|PE|42.347|13.952
Cattolica Eraclea|AG|37.441|13.393
Cattolica|RN|43.962|12.736
Caulonia Marina|RC|38.347|16.464
Caulonia|RC|38.382|16.41
Cautano|BN|41.15|14.644
Cava Dè Tirreni|SA|40.7|14.708
Cava Manara|PV|45.14|9.108
Cava d’Aliga|RG|36.73|14.69
Cava-Cuculera Nobile|CZ|38.894|16.622
Cavacurta|LO|45.19|9.742
Cavaglietto|NO|45.602|8.502
Cavaglio D’Agogna|NO|45.613|8.486
Cavaglio-Spoccia|VB|46.071|8.631
Cavaglià|BI|45.406|8.092
Cavagnolo|TO|45.152|8.049
Cavajon Veronese|VR|45.54|10.77
Cavalcaselle|VR|45.437|10.727
Cavalese|TN|46.29|11.459
Cavallasca|CO|45.81|9.033
Cavallerleone|CN|44.74|7.664
Cavallermaggiore|CN|44.706|7.687
Cavallina|FI|43.984|11.231
Cavallino|LE|40.31|18.202
Cavallino|VE|45.475|12.549
Cavallirio|NO|45.662|8.397
Cavareno|TN|46.408|11.139
Cavargna|CO|46.091|9.112
Cavaria Con Premezzo|VA|45.692|8.803
Cavarzere|VE|45.135|12.085
Cavaso del Tomba|TV|45.861|11.898
Cavasso Nuovo|PN|46.194|12.772
Cavatore|AL|44.631|8.453
Cavazzo Carnico|UD|46.368|13.041
Cavazzona|MO|44.573|11.119
Cavedago|TN|46.185|11.033
Cavedine|TN|45.995|10.974
Cavenago di Brianza|MB|45.583|9.413
Cavenago d’Adda|LO|45.283|9.599
Cavernago|BG|45.625|9.766
Cavezzo|MO|44.835|11.029
Cave|RM|41.817|12.941
Cavino|PD|45.517|11.885
Cavizzana|TN|46.367|10.958
Cavolano-Schiavoi|PN|45.933|12.5
Cavoni-Ginestreto|CS|39.452|16.263
Cavoretto|TO|45.031|7.692
Cavour|TO|44.793|7.374
Cavriago|RE|44.695|10.526
Cavriana|MN|45.348|10.596
Cavriglia-Monastero|AR|43.52|11.487
Cazzago Brabbia|VA|45.796|8.735
Cazzago San Martino-Calino|BS|45.584|10.023
Cazzago-Ex Polo|VE|45.442|12.074
Cazzano Sant’Andrea|BG|45.811|9.885
Cazzano di Tramigna|VR|45.473|11.203
Ca’ Morosini|PD|45.113|11.619
Ca’ Rainati|TV|45.758|11.851
Ca’ Savio|VE|45.454|12.457
Ca’ Tiepolo|RO|44.949|12.339
Ca’ degli Oppi|VR|45.296|11.13
Ca’ di Sola|MO|44.53|10.954
Ca’ d’Andrea|CR|45.12|10.277
Ceccano|FR|41.572|13.329
Cecchina|RM|41.702|12.65
Cecchini|PN|45.866|12.622
Cecima|PV|44.851|9.08
Cecina|LI|43.306|10.517
Cedegolo|BS|46.074|10.351
Cedessano|BS|45.689|10.434
Cedrasco|SO|46.149|9.768
Cefalà Diana|PA|37.916|13.463
Cefalù|PA|38.039|14.023
Ceggia|VE|45.687|12.642
Ceglie Messapica|BR|40.646|17.517
Ceglie del Campo|BA|41.05|16.867
Celano|AQ|42.081|13.517
Celat-San Tomaso Agordino|BL|46.381|11.974
Celenza Valfortore|FG|41.56|14.979
Celenza sul Trigno|CH|41.872|14.579
Celico|CS|39.31|16.34
Celio|RM|41.886|12.499
Cella Dati|CR|45.095|10.221
Cella Monte|AL|45.074|8.392
Cellamare|BA|41.02|16.927
Cellara|CS|39.218|16.335
Cellarengo|AT|44.864|7.945
Cellatica|BS|45.582|10.18
Celle Enomondo|AT|44.857|8.124
Celle Ligure|SV|44.345|8.547
Celle di Bulgheria|SA|40.095|15.403
Celle di San Vito|FG|41.326|15.181
Celleno|VT|42.56|12.124
Cellere|VT|42.51|11.771
Cellino Attanasio|TE|42.586|13.861
Cellino San Marco|BR|40.471|17.964
Cellio|VC|45.755|8.312
Cellole|CE|41.203|13.853
Cellore|VR|45.486|11.178
Cembra|TN|46.175|11.222
Cenadi|CZ|38.719|16.416
Cenaia|PI|43.606|10.536
Cenate Sopra|BG|45.713|9.822
Cenate di Sotto|BG|45.699|9.826
Cencenighe Agordino|BL|46.352|11.968
Cendon|TV|45.638|12.325
Ceneselli|RO|45.014|11.369
Cene|BG|45.781|9.827
Cengio Alto|SV|44.384|8.198
Cenisia|TO|45.069|7.651
Centa San Nicolò|TN|45.969|11.232
Centallo|CN|44.502|7.588
Centinarola|PU|43.831|12.99
Centobuchi|AP|42.895|13.848
Centola|SA|40.07|15.312
Cento|FE|44.731|11.287
Centrache|CZ|38.729|16.431
Centrale|TN|46.161|11.303
Centrale|VI|45.727|11.48
Centro Urbano|SA|40.82|15.32
Centro|TO|45.071|7.684
Centuripe|EN|37.623|14.74
Cepagatti|PE|42.365|14.074
Ceparana-Carpena|SP|44.167|9.883
Cepina|SO|46.436|10.357
Ceppaloni|BN|41.045|14.761
Ceppo Morelli|VB|45.971|8.067
Ceprano|FR|41.546|13.515
Ceramida-Pellegrina|RC|38.297|15.826
Cerami|EN|37.81|14.507
Ceranesi|GE|44.506|8.893
Cerano d’Intelvi|CO|45.944|9.088
Ceranova|PV|45.26|9.243
Cerano|NO|45.409|8.784
Cerasolo|RN|43.988|12.53
Ceraso|SA|40.194|15.256
Cerbaia|FI|43.685|11.129
Cerbara|PG|43.499|12.211
Cercemaggiore|CB|41.461|14.724
Cercenasco|TO|44.862|7.498
Cercepiccola|CB|41.46|14.665
Cerchiara di Calabria|CS|39.86|16.384
Cerchio|AQ|42.064|13.6
Cercino|SO|46.158|9.508
Cercivento|UD|46.527|12.992
Cercola|NA|40.86|14.357
Cerda|PA|37.906|13.815
Cerea|VR|45.189|11.217
Cereda-Cozza Cornedo|VI|45.602|11.367
Ceregnano|RO|45.048|11.868
Cerello-Battuello|MI|45.447|8.931
Cerenzia|KR|39.246|16.788
Ceresane-Curanuova|BI|45.524|8.007
Ceresara|MN|45.262|10.57
Cereseto|AL|45.087|8.318
Cerese|MN|45.118|10.789
Ceresole Alba|CN|44.8|7.822
Ceresole Reale|TO|45.432|7.235
Ceres|TO|45.313|7.39
Cerete Alto|BG|45.867|9.995
Ceretto Lomellina|PV|45.245|8.672
Cerfignano|LE|40.061|18.443
Cergnago|PV|45.198|8.772
Ceriale|SV|44.091|8.229
Ceriana|IM|43.881|7.775
Ceriano Laghetto|MB|45.629|9.08
Cerignale|PC|44.678|9.351
Cerignola|FG|41.265|15.896
Cerisano|CS|39.277|16.177
Cerlongo|MN|45.279|10.65
Cermenate|CO|45.702|9.084
Cermes|BZ|46.633|11.147
Cermignano|TE|42.591|13.795
Cernobbio|CO|45.843|9.072
Cernusco Lombardone|LC|45.691|9.399
Cernusco sul Naviglio|MI|45.525|9.333
Cerquotti-Madonna del Piano|FR|41.642|13.213
Cerratina|PE|42.39|14.103
Cerreto Castello|BI|45.564|8.161
Cerreto Grue|AL|44.843|8.93
Cerreto Guidi|FI|43.759|10.882
Cerreto Langhe|CN|44.575|8.098
Cerreto Laziale|RM|41.943|12.982
Cerreto Sannita|BN|41.283|14.561
Cerreto di Spoleto|PG|42.822|12.92
Cerreto d’Asti|AT|45.052|8.035
Cerreto d’Esi|AN|43.317|12.988
Cerrina|AL|45.121|8.214
Cerrione|BI|45.469|8.068
Cerro Maggiore|MI|45.594|8.954
Cerro Tanaro|AT|44.873|8.359
Cerro Veronese|VR|45.574|11.042
Cerro al Lambro|MI|45.33|9.339
Cerro al Volturno|IS|41.654|14.103
Cersosimo|PZ|40.047|16.351
Certaldo|FI|43.548|11.039
Certosa di Pavia|PV|45.254|9.133
Certosa|BZ|46.705|10.911
Cervara di Roma|RM|41.988|13.068
Cervarese Santa Croce|PD|45.424|11.688
Cervaro|FR|41.483|13.902
Cervasca|CN|44.381|7.471
Cervatto|VC|45.883|8.162
Cerva|CZ|39.024|16.745
Cerveno|BS|46.002|10.328
Cervere|CN|44.634|7.789
Cervesina|PV|45.061|9.017
Cerveteri|RM|41.991|12.091
Cervia|RA|44.262|12.348
Cervicati|CS|39.542|16.127
Cervignano del Friuli|UD|45.821|13.339
Cervignano d’Adda|LO|45.374|9.424
Cervinara|AV|41.02|14.614
Cervino|CE|41.04|14.424
Cervo|IM|43.926|8.115
Cerza|CT|37.543|15.105
Cerzeto|CS|39.508|16.116
Cesana Brianza|LC|45.817|9.3
Cesana Torinese|TO|44.953|6.792
Cesano Boscone|MI|45.442|9.094
Cesano Maderno|MB|45.629|9.152
Cesano|RM|42.074|12.337
Cesara|VB|45.834|8.368
Cesarolo|VE|45.719|13.016
Cesarò|ME|37.845|14.713
Cesate|MI|45.596|9.076
Cesa|AR|43.316|11.813
Cesa|CE|40.963|14.231
Cesenatico|FC|44.2|12.399
Cesena|FC|44.139|12.243
Cesinali|AV|40.897|14.828
Cesiomaggiore|BL|46.087|11.985
Cesio|IM|44.008|7.975
Cessalto|TV|45.714|12.613
Cessaniti|VV|38.664|16.03
Cessapalombo|MC|43.108|13.258
Cessole|AT|44.649|8.244
Cetara|SA|40.648|14.701
Cetona|SI|42.967|11.903
Ceto|BS|46.003|10.352
Cetraro Marina|CS|39.517|15.935
Cetraro|CS|39.517|15.942
Ceva|CN|44.385|8.028
Cevo|BS|46.081|10.37
Challand-Saint-Anselme|AO|45.715|7.735
Challand-Saint-Victor|AO|45.69|7.705
Chambave|AO|45.744|7.549
Chamois|AO|45.839|7.619
Champdepraz|AO|45.685|7.657
Champorcher|AO|45.624|7.622
Charvensod|AO|45.72|7.324
Chatillon|AO|45.75|7.617
Chef-Lieu|AO|45.751|7.354
Cherasco|CN|44.643|7.858
Cheremule|SS|40.505|8.726
Chiaiano|NA|40.881|14.208
Chiaia|NA|40.833|14.227
Chialamberto|TO|45.363|7.344
Chiampo|VI|45.547|11.283
Chianche|AV|41.046|14.789
Chianchitta-Pallio|ME|37.821|15.253
Chianchitta-Trappitello|ME|37.83|15.251
Chianciano Terme|SI|43.042|11.812
Chianni|PI|43.482|10.641
Chianocco|TO|45.149|7.17
Chiaramonte Gulfi|RG|37.031|14.703
Chiaramonti|SS|40.748|8.821
Chiarano|TV|45.73|12.572
Chiaravalle Centrale|CZ|38.679|16.409
Chiaravalle|AN|43.601|13.325
Chiaravalle|MI|45.417|9.24
Chiari|BS|45.538|9.927
Chiaromonte|PZ|40.123|16.214
Chiassa-Tregozzano|AR|43.513|11.891
Chiauci|IS|41.678|14.384
Chiaulis|UD|46.389|12.992
Chiavari|GE|44.318|9.322
Chiavenna|SO|46.321|9.398
Chiaverano|TO|45.499|7.903
Chienes|BZ|46.807|11.84
Chieri|TO|45.011|7.821
Chiesa Nuova|GE|44.37|9.312
Chiesa di Macra|CN|44.483|7.181
Chiesa in Valmalenco|SO|46.267|9.849
Chiesanuova|TO|45.417|7.656
Chiesa|BG|45.69|9.913
Chiesa|BI|45.631|8.097
Chiesa|BS|45.564|10.462
Chiesa|SV|44.078|8.109
Chiesina Uzzanese|PT|43.839|10.72
Chiesino-Collodi|PI|43.68|10.611
Chieti Scalo|CH|42.359|14.139
Chieti|CH|42.348|14.165
Chieuti|FG|41.845|15.167
Chieve|CR|45.34|9.616
Chignolo Po|PV|45.148|9.482
Chignolo d’Isola|BG|45.668|9.528
Chinatown|MI|45.482|9.175
Chioggia|VE|45.219|12.278
Chiomonte|TO|45.119|6.984
Chions|PN|45.845|12.712
Chiopris|UD|45.927|13.404
Chitignano|AR|43.662|11.881
Chiuduno|BG|45.651|9.849
Chiugiana-La Commenda|PG|43.098|12.308
Chiuppano|VI|45.763|11.458
Chiuro|SO|46.167|9.986
Chiusa Sclafani|PA|37.677|13.271
Chiusa di Pesio|CN|44.326|7.674
Chiusa di San Michele|TO|45.104|7.327
Chiusaforte|UD|46.407|13.306
Chiusanico|IM|43.973|7.992
Chiusano di San Domenico|AV|40.933|14.916
Chiusano d’Asti|AT|44.987|8.119
Chiusavecchia|IM|43.967|7.984
Chiusa|BZ|46.64|11.566
Chiusdino|SI|43.155|11.083
Chiusi Scalo|SI|42.996|11.954
Chiusi della Verna|AR|43.697|11.935
Chiusi|SI|43.014|11.948
Chivasso|TO|45.191|7.89
Ciaculli|PA|38.075|13.407
Ciampino|RM|41.801|12.602
Cianciana|AG|37.519|13.433
Ciano d’Enza|RE|44.6|10.41
Ciano|TV|45.824|12.054
Ciavolo|TP|37.779|12.538
Cibiana|BL|46.389|12.287
Cicagna|GE|44.407|9.239
Cicala|CZ|39.022|16.486
Cicciano|NA|40.964|14.535
Cicerale|SA|40.344|15.13
Ciciliano|RM|41.96|12.942
Cicognolo|CR|45.168|10.194
Ciconia|TR|42.734|12.134
Ciconio|TO|45.33|7.759
Cigliano|VC|45.308|8.023
Cigliè|CN|44.437|7.927
Cigognola|PV|45.033|9.245
Cigole|BS|45.308|10.19
Cilavegna|PV|45.311|8.745
Cimadolmo|TV|45.785|12.365
Cimbergo|BS|46.024|10.366
Cimbro|VA|45.736|8.721
Cimego|TN|45.912|10.613
Ciminna|PA|37.898|13.56
Ciminà|RC|38.246|16.14
Cimitile|NA|40.942|14.526
Cimolais|PN|46.289|12.438
Cimoneri|TN|45.984|11.072
Cinaglio|AT|44.975|8.1
Cineto Romano|RM|42.05|12.961
Cingia de’ Botti|CR|45.085|10.275
Cingoli|MC|43.376|13.208
Cinigiano|GR|42.891|11.392
Cinisello Balsamo|MI|45.558|9.215
Cinisi|PA|38.161|13.101
Cino|SO|46.158|9.485
Cinquefrondi|RC|38.416|16.084
Cintano|TO|45.428|7.688
Cinte Tesino|TN|46.057|11.614
Cinto Caomaggiore|VE|45.828|12.781
Cintolese|PT|43.846|10.826
Cinzano|CN|44.693|7.921
Cinzano|TO|45.095|7.924
Ciorlano|CE|41.45|14.158
Cipolleto|PG|43.324|12.577
Cipressa|IM|43.852|7.931
Circello|BN|41.355|14.809
Circoiscrizione III|TO|45.063|7.631
Circoiscrizione II|TO|45.05|7.641
Circoiscrizione IV|TO|45.081|7.632
Circoiscrizione I|TO|45.066|7.687
Circoiscrizione VIII|TO|45.038|7.672
Circoiscrizione VII|TO|45.078|7.697
Circoiscrizione VI|TO|45.102|7.7
Circoiscrizione V|TO|45.101|7.655
Cirigliano|MT|40.394|16.172
Cirimido|CO|45.7|9.013
Ciriè|TO|45.235|7.601
Cirò Marina|KR|39.369|17.125
Cirò|KR|39.383|17.064
Cisano Bergamasco|BG|45.742|9.471
Cisano|SV|44.086|8.148
Ciserano|BG|45.588|9.601
Cislago|VA|45.659|8.973
Cisliano|MI|45.444|8.987
Cismon del Grappa|VI|45.92|11.728
Cison di Valmarino|TV|45.967|12.143
Cissone|CN|44.563|8.03
Cisterna di Latina|LT|41.591|12.828
Cisterna d’Asti|AT|44.825|8.001
Cisternino|BR|40.743|17.426
Cis|TN|46.398|11.003
Cit Turin|TO|45.074|7.659
Citerna|PG|43.499|12.114
Cittadella del Capo|CS|39.559|15.876
Cittadella|PD|45.645|11.785
Cittaducale|RI|42.387|12.955
Cittanova|RC|38.354|16.079
Cittareale|RI|42.616|13.158
Cittiglio|VA|45.896|8.666
Città Giardino|SR|37.104|15.212
Città Sant’Angelo|PE|42.513|14.062
Città della Pieve|PG|42.959|12.007
Città di Castello|PG|43.466|12.238
Civate|LC|45.828|9.343
Civesio|MI|45.396|9.267
Civezzano|TN|46.091|11.185
Civezza|IM|43.88|7.952
Civiasco|VC|45.808|8.294
Cividale del Friuli|UD|46.09|13.429
Cividate Camuno|BS|45.941|10.266
Cividate al Piano|BG|45.555|9.83
Civita Castellana|VT|42.293|12.409
Civita d’Antino|AQ|41.886|13.472
Civitacampomarano|CB|41.78|14.689
Civitaluparella|CH|41.945|14.301
Civitanova Alta|MC|43.316|13.68
Civitanova Marche|MC|43.305|13.721
Civitanova del Sannio|IS|41.668|14.403
Civitaquana|PE|42.326|13.9
Civitavecchia|RM|42.093|11.797
Civita|CS|39.828|16.313
Civitella Alfedena|AQ|41.765|13.943
Civitella Casanova|PE|42.364|13.885
Civitella Marittima|GR|42.994|11.281
Civitella Messer Raimondo|CH|42.089|14.217
Civitella Roveto|AQ|41.913|13.424
Civitella San Paolo|RM|42.199|12.575
Civitella del Tronto|TE|42.773|13.676
Civitella di Romagna|FC|44.008|11.944
Civitella d’Agliano|VT|42.603|12.186
Civitella in Val di Chiana|AR|43.417|11.723
Cizzago-Comezzano|BS|45.469|9.958
Cizzago|BS|45.471|9.95
Classe|RA|44.38|12.237
Claut|PN|46.269|12.514
Clauzetto|PN|46.229|12.917
Clavesana|CN|44.483|7.911
Claviere|TO|44.939|6.752
Cles|TN|46.363|11.033
Cleto|CS|39.09|16.158
Clivio|VA|45.863|8.931
Clodig|UD|46.156|13.594
Cloz|TN|46.416|11.086
Clusane|BS|45.662|10
Clusone|BG|45.887|9.946
Coassolo Torinese|TO|45.298|7.46
Coassolo|TO|45.298|7.461
Coazze|TO|45.052|7.301
Coazzolo|AT|44.728|8.145
Coccaglio|BS|45.564|9.972
Coccanile-Cesta|FE|44.917|11.867
Cocconato|AT|45.086|8.04
Cocquio|VA|45.863|8.688
Cocullo|AQ|42.033|13.775
Codaruina|SS|40.928|8.824
Codemondo-Quaresimo|RE|44.691|10.551
Codevigo|PD|45.266|12.1
Codevilla|PV|44.964|9.058
Codigoro|FE|44.831|12.111
Codisotto|RE|44.983|10.728
Codiverno|PD|45.476|11.946
Codogna-Cardano|CO|46.028|9.21
Codogno|LO|45.162|9.702
Codognè|TV|45.86|12.413
Codroipo|UD|45.965|12.98
Codrongianos|SS|40.656|8.681
Coggiola|BI|45.686|8.183
Cogliate|MB|45.646|9.079
Cogne|AO|45.607|7.358
Cogoleto|GE|44.39|8.647
Cogollo del Cengio|VI|45.784|11.425
Cogolo|TN|46.353|10.693
Cogorno|GE|44.321|9.371
Col San Martino|TV|45.9|12.116
Colazza|NO|45.793|8.5
Colbordolo|PU|43.82|12.721
Coldragone|FR|41.555|13.604
Colere|BG|45.975|10.084
Colico Piano|LC|46.132|9.377
Coli|PC|44.746|9.415
Colla-Muggiasca|BG|45.983|9.623
Collagna|RE|44.347|10.274
Collalbo|BZ|46.537|11.463
Collalto Sabino|RI|42.135|13.048
Collarmele|AQ|42.06|13.627
Collazzone|PG|42.901|12.436
Colle Brianza|LC|45.762|9.364
Colle Campano-Scrima|FR|41.624|13.463
Colle Isarco|BZ|46.939|11.442
Colle Mainello|RM|41.87|12.788
Colle San Magno|FR|41.55|13.695
Colle Sannita|BN|41.364|14.835
Colle Santa Lucia|BL|46.449|12.014
Colle Spina|RM|41.782|12.847
Colle Umberto|TV|45.942|12.342
Colle Verde|RM|41.977|12.619
Colle del Pino|RM|41.742|12.496
Colle di Fuori|RM|41.801|12.807
Colle di Tora|RI|42.208|12.947
Colle di Val d’Elsa|SI|43.421|11.127
Colle d’Anchise|CB|41.51|14.519
Collebeato|BS|45.581|10.21
Collecchio|PR|44.752|10.215
Collecorvino|PE|42.46|14.016
Colledara|TE|42.539|13.676
Colledimacine|CH|42.004|14.201
Colledimezzo|CH|41.986|14.387
Colleferro|RM|41.727|13.005
Collefontana-Fontana Liri Inferiore|FR|41.612|13.549
Collegiove|RI|42.175|13.038
Collegno|TO|45.079|7.567
Collelongo|AQ|41.887|13.584
Collemeto|LE|40.209|18.103
Collepardo|FR|41.764|13.368
Collepasso|LE|40.071|18.162
Collepepe|PG|42.915|12.395
Collepietro|AQ|42.221|13.781
Colleranesco|TE|42.721|13.937
Colleretto Castelnuovo|TO|45.422|7.68
Colleretto Giacosa|TO|45.433|7.799
Collesalvetti|LI|43.591|10.475
Collesano|PA|37.918|13.937
Colletorto|CB|41.662|14.968
Collevecchio|RI|42.334|12.553
Colleverde II|RM|41.975|12.632
Colli a Volturno|IS|41.6|14.103
Colli del Tronto|AP|42.877|13.747
Colli di Enea|RM|41.656|12.49
Colli sul Velino|RI|42.498|12.782
Colliano|SA|40.723|15.29
Collinas|SU|39.641|8.84
Collio|BS|45.811|10.335
Collobiano|VC|45.397|8.348
Colloredo di Monte Albano-Lauzzana|UD|46.159|13.123
Colloredo di Monte Albano|UD|46.165|13.139
Colloredo di Prato|UD|46.051|13.144
Colmurano|MC|43.165|13.359
Colobraro|MT|40.188|16.425
Cologna Spiaggia|TE|42.722|13.983
Cologna Veneta|VR|45.308|11.38
Cologna-Caraverio|LC|45.756|9.346
Cologne|BS|45.579|9.942
Cologno Monzese|MI|45.53|9.278
Cologno al Serio|BG|45.576|9.709
Colognola ai Colli|VR|45.434|11.184
Colombaro-Timoline|BS|45.644|9.994
Colombaro|MO|44.552|10.896
Colombella|PG|43.153|12.482
Colombiera-Molicciara|SP|44.088|10.01
Colonna|RM|41.835|12.755
Colonnella|TE|42.872|13.87
Colonno|CO|45.958|9.153
Colorina|SO|46.154|9.729
Colorno|PR|44.926|10.374
Colosimi|CS|39.119|16.399
Colturano|MI|45.382|9.334
Colubro|RM|41.735|12.867
Colugna|UD|46.091|13.203
Colzate|BG|45.817|9.856
Colà|VR|45.474|10.743
Comabbio|VA|45.774|8.678
Comacchio|FE|44.695|12.182
Comano|MS|44.293|10.131
Comazzo|LO|45.442|9.463
Comeana|PO|43.793|11.058
Comeglians|UD|46.516|12.866
Comerio|VA|45.842|8.742
Comignago|NO|45.715|8.564
Cominio|AQ|42.312|13.433
Comiso|RG|36.949|14.607
Comitini|AG|37.407|13.645
Comiziano|NA|40.952|14.551
Commessaggio|MN|45.038|10.545
Commezzadura|TN|46.322|10.84
Como|CO|45.808|9.083
Compiano|PR|44.496|9.662
Compiobbi|FI|43.785|11.359
Comun Nuovo|BG|45.623|9.662
Comunanza|AP|42.957|13.413
Cona|FE|44.806|11.707
Conca Casale|IS|41.495|14.007
Conca dei Marini|SA|40.618|14.573
Conca della Campania|CE|41.332|13.991
Concerviano|RI|42.322|12.985
Concesio|BS|45.605|10.217
Concordia Sagittaria|VE|45.761|12.824
Concordia sulla Secchia|MO|44.913|10.988
Concorezzo|MB|45.589|9.334
Conco|VI|45.8|11.61
Condino|TN|45.882|10.594
Condofuri|RC|38.004|15.858
Condove|TO|45.116|7.309
Condrò|ME|38.174|15.327
Conegliano|TV|45.888|12.302
Confienza|PV|45.331|8.559
Configni|RI|42.425|12.644
Conflenti|CZ|39.072|16.285
Coniolo Bricco|AL|45.148|8.371
Consandolo|FE|44.656|11.775
Conscenti|GE|44.345|9.395
Conscio|TV|45.617|12.282
Conselice|RA|44.512|11.828
Conselve|PD|45.232|11.875
Consiglio di Rumo|CO|46.143|9.293
Contessa Entellina|PA|37.73|13.184
Contigliano|RI|42.411|12.772
Contrada|AV|40.868|14.777
Controguerra|TE|42.854|13.818
Controne|SA|40.51|15.204
Contursi Terme|SA|40.65|15.242
Conversano|BA|40.968|17.113
Conzano|AL|45.02|8.456
Coperchia|SA|40.72|14.767
Copertino|LE|40.268|18.054
Copiano|PV|45.198|9.325
Copparo|FE|44.893|11.823
Coppito|AQ|42.367|13.344
Corana|PV|45.063|8.97
Corato|BA|41.152|16.411
Corbanese|TV|45.946|12.24
Corbara|SA|40.723|14.592
Corbetta|MI|45.467|8.919
Corbola|RO|45.003|12.086
Corbolone|VE|45.75|12.67
Corcagnano|PR|44.721|10.303
Corchiano|VT|42.345|12.357
Corciano|PG|43.128|12.287
Corcolle|RM|41.904|12.737
Cordenons|PN|45.984|12.7
Cordignano|TV|45.949|12.416
Cordovado|PN|45.844|12.885
Coredo|TN|46.349|11.09
Coreglia Antelminelli|LU|44.063|10.524
Coreglia Ligure|GE|44.388|9.261
Coreno Ausonio|FR|41.347|13.776
Corfinio|AQ|42.121|13.839
Corgeno|VA|45.746|8.688
Coriano|RN|43.969|12.601
Corigliano Calabro|CS|39.596|16.519
Corigliano Scalo|CS|39.627|16.514
Corigliano d’Otranto|LE|40.159|18.256
Corinaldo|AN|43.641|13.06
Corio|TO|45.312|7.534
Cori|LT|41.644|12.911
Corleone|PA|37.813|13.302
Corleto Monforte|SA|40.438|15.38
Corleto Perticara|PZ|40.382|16.039
Cormano|MI|45.549|9.16
Cormons|GO|45.955|13.467
Corna Imagna|BG|45.831|9.545
Cornaiano|BZ|46.463|11.281
Cornalba|BG|45.849|9.746
Cornale|PV|45.043|8.911
Cornaredo|MI|45.501|9.027
Cornate d’Adda|MB|45.628|9.474
Cornedo All’Isarco|BZ|46.49|11.406
Cornedo Vicentino|VI|45.616|11.332
Corneliano d’Alba|CN|44.736|7.957
Corneno-Galliano-Carella Mariaga|CO|45.817|9.267
Corniglio|PR|44.474|10.09
Corno Giovine|LO|45.134|9.758
Corno di Rosazzo|UD|45.991|13.444
Cornovecchio|LO|45.137|9.799
Cornuda|TV|45.832|12.006
Corpo Reno|FE|44.756|11.308
Corpolò|RN|44.019|12.453
Correggio|RE|44.767|10.783
Correzzana|MB|45.667|9.308
Correzzola|PD|45.235|12.067
Corridonia|MC|43.247|13.507
Corrido|CO|46.048|9.136
Corropoli|TE|42.827|13.835
Corrubbio|VR|45.487|10.904
Corsanico-Bargecchia|LU|43.908|10.306
Corsano|LE|39.889|18.367
Corsico|MI|45.431|9.111
Corsione|AT|45.001|8.145
Cortaccia sulla Strada del Vino|BZ|46.314|11.224
Cortale|CZ|38.84|16.41
Cortandone|AT|44.959|8.058
Cortanze|AT|45.014|8.089
Cortazzone|AT|44.979|8.061
Corte Franca|BS|45.63|9.988
Corte de’ Cortesi con Cignone|CR|45.273|10.008
Corte de’ Cortesi|CR|45.273|10.007
Corte de’ Frati|CR|45.218|10.102
Cortemaggiore|PC|44.992|9.928
Cortemilia|CN|44.58|8.194
Corteno Golgi|BS|46.166|10.243
Cortenova|LC|46|9.385
Cortenuova|BG|45.539|9.788
Corteolona|PV|45.158|9.372
Corte|PD|45.308|12.072
Cortiglione|AT|44.822|8.358
Cortina d’Ampezzo|BL|46.537|12.139
Cortina sulla Strada del Vino|BZ|46.269|11.222
Cortino|TE|42.622|13.508
Cortoghiana|SU|39.212|8.465
Cortona|AR|43.275|11.985
Corvara in Badia|BZ|46.55|11.873
Corvara|PE|42.275|13.874
Corvaro|RI|42.205|13.265
Corvino San Quirico|PV|45.011|9.162
Corzano|BS|45.444|10.007
Coseano|UD|46.096|13.02
Cosenza|CS|39.299|16.253
Cosio Valtellino|SO|46.135|9.552
Cosio di Arroscia|IM|44.077|7.832
Cosniga-Zoppè|TV|45.888|12.36
Cosoleto|RC|38.275|15.928
Cossano Belbo|CN|44.669|8.199
Cossano Canavese|TO|45.388|7.992
Cossato|BI|45.57|8.185
Cosseria|SV|44.368|8.235
Cossignano|AP|42.984|13.69
Cossogno|VB|45.964|8.51
Cossoine|SS|40.431|8.716
Cossombrato|AT|44.99|8.139
Costa Lambro|MB|45.685|9.247
Costa Masnaga|LC|45.77|9.276
Costa Sant’Abramo|CR|45.167|9.967
Costa Valle Imagna|BG|45.803|9.504
Costa Vescovato|AL|44.816|8.927
Costa Volpino|BG|45.828|10.101
Costa de’ Nobili|PV|45.132|9.379
Costa di Mezzate|BG|45.663|9.796
Costa di Rovigo|RO|45.052|11.696
Costa di Serina|BG|45.833|9.742
Costa-Barco|BS|45.583|10.039
Costabissara|VI|45.583|11.485
Costacciaro|PG|43.359|12.713
Costano|PG|43.044|12.534
Costanzana|VC|45.237|8.369
Costarainera|IM|43.855|7.941
Costaroni|RM|42.078|12.537
Costermano|VR|45.586|10.739
Costigliole Saluzzo|CN|44.565|7.485
Costigliole d’Asti|AT|44.785|8.184
Cotignola|RA|44.386|11.939
Cotronei|KR|39.159|16.777
Cottanello|RI|42.408|12.686
Country Park|NA|40.882|14.078
Courmayeur|AO|45.797|6.969
Covelo|TN|45.979|11.07
Covolo-Levada|TV|45.848|12.005
Covo|BG|45.499|9.771
Cozzana|BA|40.92|17.223
Cozzo|PV|45.192|8.611
Craco-Sant’Angelo|MT|40.38|16.437
Crandola Valsassina|LC|46.023|9.379
Cras|UD|46.174|13.623
Cravagliana|VC|45.848|8.202
Cravanzana|CN|44.574|8.127
Crava|CN|44.43|7.745
Craveggia|VB|46.141|8.489
Creazzo|VI|45.532|11.478
Crecchio|CH|42.298|14.327
Credaro|BG|45.661|9.931
Credera|CR|45.303|9.655
Crema|CR|45.363|9.682
Cremella|LC|45.739|9.301
Cremenaga|VA|45.989|8.803
Cremeno|LC|45.935|9.471
Cremia|CO|46.086|9.271
Cremolino|AL|44.637|8.586
Cremona|CR|45.133|10.021
Cremosano|CR|45.395|9.638
Crepaldo|VE|45.595|12.697
Crescentino|VC|45.199|8.086
Crespadoro|VI|45.62|11.226
Crespano del Grappa|TV|45.828|11.834
Crespellano|BO|44.512|11.132
Crespiatica|LO|45.351|9.577
Crespina|PI|43.573|10.564
Crespino|RO|44.985|11.89
Cressa|NO|45.648|8.509
Cretone|RM|42.071|12.704
Creto|TN|45.941|10.64
Crevacuore|BI|45.685|8.244
Crevalcore|BO|44.72|11.148
Crevoladossola|VB|46.149|8.297
Crichi|CZ|38.953|16.642
Crispano|NA|40.953|14.286
Crispi Cavour|VI|45.582|11.501
Crispiano|TA|40.604|17.233
Crissolo|CN|44.7|7.156
Crocefieschi|GE|44.581|9.024
Crocetta del Montello|TV|45.837|12.034
Crocetta-Nogarè|TV|45.827|12.03
Crocetta|TO|45.058|7.666
Crodo|VB|46.217|8.322
Crognaleto|TE|42.588|13.489
Crone|BS|45.737|10.475
Cropalati|CS|39.517|16.727
Cropani Marina|CZ|38.924|16.811
Cropani|CZ|38.967|16.78
Crosia|CS|39.568|16.771
Crosio della Valle|VA|45.76|8.77
Crotone|KR|39.081|17.128
Crotta d’Adda|CR|45.159|9.857
Crova|VC|45.331|8.211
Croviana|TN|46.345|10.903
Crucoli|KR|39.427|17.003
Crugnola|VA|45.73|8.745
Cuasso al Monte|VA|45.915|8.879
Cuasso al Piano|VA|45.895|8.88
Cuccaro Monferrato|AL|44.994|8.458
Cuccaro Vetere|SA|40.164|15.307
Cucciago|CO|45.739|9.093
Cuccurano|PU|43.793|12.959
Cuceglio|TO|45.359|7.816
Cuggiono|MI|45.507|8.816
Cugliate-Fabiasco|VA|45.946|8.819
Cuglieri|OR|40.188|8.568
Cugnoli|PE|42.307|13.935
Cumiana|TO|44.976|7.378
Cumignano sul Naviglio|CR|45.355|9.836
Cunardo|VA|45.934|8.808
Cuneo|CN|44.391|7.548
Cunettone-Villa|BS|45.588|10.518
Cunevo|TN|46.286|11.035
Cunico|AT|45.041|8.096
Cuorgnè|TO|45.393|7.65
Cupello|CH|42.069|14.671
Cupra Marittima|AP|43.019|13.862
Cupramontana|AN|43.45|13.113
Cura Carpignano|PV|45.212|9.256
Curcuris|OR|39.746|8.832
Cureggio|NO|45.675|8.46
Curiglia|VA|46.061|8.805
Curinga|CZ|38.828|16.313
Curino|BI|45.627|8.236
Curno|BG|45.689|9.609
Curon Venosta|BZ|46.808|10.543
Cursi|LE|40.148|18.316
Cursolo|VB|46.099|8.568
Curtarolo|PD|45.524|11.837
Curti|CE|41.076|14.28
Cusago|MI|45.45|9.037
Cusano Mutri|BN|41.336|14.51
Cusano|MI|45.552|9.184
Cusercoli|FC|44.045|12.007
Cusino|CO|46.075|9.153
Cusio|BG|45.991|9.602
Custonaci|TP|38.079|12.686
Cutigliano|PT|44.101|10.756
Cutrofiano|LE|40.126|18.203
Cutro|KR|39.035|16.987
Cuveglio|VA|45.906|8.733
Cuvio|VA|45.896|8.734
Cà Dè Fabbri|BO|44.62|11.455
Daiano|TN|46.302|11.449
Dairago|MI|45.566|8.863
Dalmine|BG|45.649|9.606
Dambel|TN|46.405|11.093
Danta|BL|46.567|12.521
Daone|TN|45.947|10.621
Darfo Boario Terme|BS|45.892|10.189
Darfo|BS|45.878|10.181
Dasà|VV|38.565|16.195
Davagna|GE|44.466|9.087
Daverio|VA|45.778|8.773
Davoli|CZ|38.649|16.488
Dazio|SO|46.161|9.601
Decima|BO|44.71|11.23
Decimomannu|CA|39.31|8.97
Decimoputzu|SU|39.335|8.914
Decollatura|CZ|39.046|16.358
Dego|SV|44.445|8.308
Deiva Marina|SP|44.219|9.521
Delebio|SO|46.136|9.462
Delianuova|RC|38.236|15.917
Delia|CL|37.358|13.929
Deliceto|FG|41.223|15.384
Dello|BS|45.419|10.076
Demonte|CN|44.316|7.298
Denice|AL|44.599|8.333
Denno|TN|46.274|11.049
Depressa|LE|39.959|18.362
Dernice|AL|44.767|9.05
Derovere|CR|45.11|10.248
Deruta|PG|42.985|12.418
Dervio|LC|46.077|9.307
Desana|VC|45.269|8.358
Desenzano del Garda|BS|45.471|10.536
Dese|VE|45.53|12.304
Desio|MB|45.618|9.202
Desulo|NU|40.015|9.231
Diamante|CS|39.681|15.822
Diano Arentino|IM|43.95|8.042
Diano Castello|IM|43.924|8.066
Diano Marina|IM|43.911|8.08
Diano San Pietro|IM|43.93|8.072
Diano d’Alba|CN|44.653|8.027
Dicomano|FI|43.893|11.522
Dignano|UD|46.084|12.94
Dimaro-Folgarida|TN|46.332|10.872
Dimaro|TN|46.326|10.873
Dinami|VV|38.531|16.145
Dipignano|CS|39.239|16.252
Diso|LE|40.009|18.391
Divignano|NO|45.662|8.6
Dizzasco-Biazzeno|CO|45.944|9.1
Dobbiaco|BZ|46.729|12.222
Doberdò del Lago|GO|45.844|13.539
Dodici Morelli|FE|44.792|11.291
Dogliani|CN|44.533|7.945
Dogliola|CH|41.942|14.635
Dogna|UD|46.448|13.315
Dolceacqua|IM|43.85|7.624
Dolcedo|IM|43.907|7.949
Dolcè|VR|45.601|10.852
Dolegna del Collio|GO|46.031|13.479
Dolianova|SU|39.378|9.177
Dolina|TS|45.601|13.859
Dolo|VE|45.425|12.084
Dolzago|LC|45.767|9.339
Domanico|CS|39.217|16.207
Domaso|CO|46.153|9.332
Domegge di Cadore|BL|46.457|12.407
Domicella|AV|40.88|14.587
Domio|TS|45.61|13.831
Domodossola|VB|46.117|8.293
Domus de Maria|SU|38.945|8.863
Domusnovas|SU|39.324|8.649
Donato|BI|45.526|7.91
Dongo|CO|46.13|9.282
Donigala Fenugheddu|OR|39.935|8.573
Donnalucata|RG|36.761|14.64
Donnas|AO|45.603|7.775
Donnici Inferiore|CS|39.25|16.293
Donoratico|LI|43.169|10.567
Donorì|SU|39.432|9.127
Donzella|RO|44.93|12.331
Don|BL|46.221|11.956
Don|TN|46.389|11.136
Dorgali|NU|40.292|9.587
Doria|CS|39.73|16.356
Dorio|LC|46.1|9.319
Dormelletto|NO|45.736|8.567
Dorno|PV|45.154|8.951
Dorsino|TN|46.073|10.897
Dorzano|BI|45.426|8.099
Dosimo|CR|45.185|10.104
Dosolo|MN|44.953|10.636
Dossena|BG|45.88|9.697
Dosso del Liro|CO|46.164|9.273
Dosso-Ville|BS|45.753|10.274
Dossobuono|VR|45.393|10.911
Dosson|TV|45.636|12.254
Dosso|FE|44.768|11.339
Doues|AO|45.819|7.306
Dovadola|FC|44.122|11.887
Dovera|CR|45.364|9.544
Dozza|BO|44.362|11.635
Draginai|EN|37.784|14.596
Dragonea|SA|40.679|14.711
Dragoni|CE|41.276|14.304
Drapia|VV|38.666|15.911
Drena|TN|45.969|10.945
Dresano|MI|45.373|9.358
Drizzona|CR|45.142|10.35
Dronero|CN|44.465|7.362
Dro|TN|45.961|10.912
Drubiaglio-Grangia|TO|45.096|7.419
Druento|TO|45.133|7.575
Druogno|VB|46.134|8.433
Dualchi|NU|40.229|8.897
Dubino|SO|46.167|9.43
Due Carrare|PD|45.292|11.824
Dueville|VI|45.636|11.551
Dugenta|BN|41.135|14.454
Duino|TS|45.773|13.604
Dumenza|VA|46.021|8.787
Duno|VA|45.914|8.738
Duomo|BS|45.532|10.021
Durazzano|BN|41.063|14.449
Duronia|CB|41.658|14.46
Dusino|AT|44.926|7.972
Eboli|SA|40.617|15.057
Edolo|BS|46.178|10.333
Egna|BZ|46.318|11.273
Elice|PE|42.523|13.971
Elini|NU|39.9|9.532
Ello|LC|45.786|9.365
Elmas|CA|39.269|9.05
Emarese|AO|45.725|7.69
Empoli|FI|43.718|10.948
Endine|BG|45.79|9.976
Enego|VI|45.942|11.706
Enemonzo-Quinis|UD|46.408|12.879
Enna|EN|37.566|14.274
Entracque|CN|44.24|7.398
Entratico|BG|45.708|9.873
Envie|CN|44.682|7.372
Episcopia|PZ|40.075|16.098
Eppan|BZ|46.459|11.257
Eraclea|VE|45.578|12.673
Era|SO|46.244|9.395
Erba|CO|45.809|9.226
Erbezzo|VR|45.64|11.001
Erbusco|BS|45.599|9.972
Erbè|VR|45.242|10.971
Erchie|BR|40.436|17.736
Ercolano|NA|40.808|14.35
Eremo|MN|45.131|10.743
Erice|TP|38.038|12.588
Erli|SV|44.137|8.104
Erto|PN|46.276|12.371
Erula|SS|40.792|8.944
Erve|LC|45.822|9.453
Esanatoglia|MC|43.252|12.949
Escalaplano|SU|39.626|9.354
Escolca|SU|39.699|9.121
Esine|BS|45.925|10.251
Esino Lario|LC|45.994|9.334
Esperia|FR|41.382|13.685
Esporlatu|SS|40.385|8.99
Esquilino|RM|41.899|12.514
Esterzili|SU|39.78|9.284
Este|PD|45.223|11.664
Etroubles|AO|45.821|7.231
Evangelisti-Rubino|ME|37.984|15.173
Exilles|TO|45.098|6.929
Fabbriche di Vallico|LU|43.998|10.428
Fabbrico|RE|44.872|10.809
Fabriano|AN|43.339|12.903
Fabrica di Roma|VT|42.334|12.299
Fabrizia|VV|38.49|16.298
Fabrizio|CS|39.639|16.557
Fabro Scalo|TR|42.876|12.046
Fabro|TR|42.873|12.015
Faedis|UD|46.149|13.345
Faedo Valtellino|SO|46.153|9.906
Faedo|TN|46.192|11.161
Faella|AR|43.627|11.518
Faenza|RA|44.29|11.879
Faeto|FG|41.325|15.16
Fagagna|UD|46.107|13.094
Faggeto Lario|CO|45.859|9.159
Faggiano|TA|40.416|17.389
Fagnano Castello|CS|39.572|16.063
Fagnano Olona-Bergoro|VA|45.67|8.86
Fai della Paganella|TN|46.178|11.07
Faiano|SA|40.663|14.902
Faicchio|BN|41.278|14.477
Falcade Alto|BL|46.355|11.857
Falchera|TO|45.117|7.7
Falciano del Massico|CE|41.163|13.948
Falconara Albanese|CS|39.275|16.088
Falconara Marittima|AN|43.626|13.4
Falcone|ME|38.117|15.08
Faleria|VT|42.226|12.445
Falerna Scalo|CZ|38.973|16.153
Falerna|CZ|39.003|16.172
Falerone|FM|43.104|13.472
Fallo|CH|41.938|14.324
Falmenta|VB|46.073|8.589
Faloppio|CO|45.81|8.964
Falvaterra|FR|41.504|13.523
Falzes|BZ|46.814|11.883
Falze|TV|45.744|12.093
Falzè di Piave|TV|45.868|12.179
Falzè-Signoressa|TV|45.75|12.107
Fanano|MO|44.212|10.797
Fanano|PU|43.943|12.748
Fane|VR|45.579|10.964
Fanna|PN|46.185|12.752
Fano Adriano|TE|42.552|13.538
Fano|PU|43.841|13.017
Fantasina|BS|45.573|10.178
Fanzolo|TV|45.712|11.99
Fara Filiorum Petri|CH|42.242|14.18
Fara Gera d’Adda|BG|45.557|9.537
Fara Novarese|NO|45.554|8.457
Fara Olivana|BG|45.495|9.749
Fara San Martino|CH|42.092|14.209
Fara Vicentino|VI|45.744|11.545
Fara in Sabina|RI|42.208|12.73
Faraldo-Nocelleto|SA|40.78|14.764
Fardella|PZ|40.114|16.17
Farigliano|CN|44.512|7.914
Farindola|PE|42.443|13.821
Farini|PC|44.713|9.569
Farnese|VT|42.549|11.726
Faro Superiore|ME|38.268|15.583
Farra di Soligo|TV|45.905|12.124
Farra d’Alpago|BL|46.121|12.359
Farra d’Isonzo|GO|45.908|13.517
Fasano|BR|40.836|17.36
Fascia|GE|44.583|9.221
Fauglia|PI|43.571|10.514
Faule|CN|44.806|7.585
Favale di Malvaro|GE|44.452|9.26
Favara|AG|37.318|13.662
Favari-Avatanei|TO|44.912|7.8
Favaro Veneto|VE|45.499|12.283
Faver|TN|46.181|11.237
Favignana|TP|37.93|12.33
Favria|TO|45.331|7.688
Feglino|SV|44.218|8.324
Feisoglio|CN|44.544|8.105
Felegara|PR|44.722|10.113
Feletto Umberto|UD|46.103|13.222
Feletto|TO|45.303|7.745
Felina|RE|44.455|10.461
Felino|PR|44.699|10.238
Felitto|SA|40.374|15.243
Felizzano|AL|44.899|8.436
Fellegara|RE|44.611|10.697
Felline|LE|39.937|18.118
Felonica|MN|44.979|11.354
Feltre|BL|46.021|11.9
Fenegrò|CO|45.702|9
Fenestrelle|TO|45.036|7.049
Fenile|PU|43.841|12.967
Ferentillo|TR|42.62|12.787
Ferentino|FR|41.691|13.256
Ferla|SR|37.12|14.939
Fermignano|PU|43.693|12.654
Fermo|FM|43.163|13.723
Ferno|VA|45.615|8.757
Feroleto Antico|CZ|38.962|16.388
Feroleto della Chiesa|RC|38.466|16.07
Ferrada|GE|44.42|9.21
Ferrandina|MT|40.501|16.453
Ferrara di Monte Baldo|VR|45.674|10.859
Ferrara|FE|44.838|11.621
Ferrazzano|CB|41.53|14.672
Ferrera Erbognone|PV|45.115|8.865
Ferrera di Varese|VA|45.933|8.789
Ferrere|AT|44.876|7.994
Ferriera|TO|45.084|7.43
Ferriere|GE|44.443|9.137
Ferriere|PC|44.644|9.497
Ferruzzano|RC|38.037|16.089
Fiamignano|RI|42.265|13.124
Fiano Romano|RM|42.155|12.595
Fiano|TO|45.216|7.526
Fiavè|TN|46.005|10.842
Ficarazzi|PA|38.092|13.464
Ficarolo|RO|44.954|11.437
Ficarra|ME|38.108|14.83
Ficulle|TR|42.832|12.068
Fidenza|PR|44.867|10.06
Fiera di Primiero|TN|46.176|11.829
Fierozzo|TN|46.111|11.318
Fiesco|CR|45.337|9.778
Fiesole|FI|43.805|11.295
Fiesse|BS|45.232|10.324
Fiesso Umbertiano|RO|44.961|11.606
Fiesso d’Artico|VE|45.421|12.029
Fiesso|VE|45.42|12.034
Figino Serenza|CO|45.71|9.131
Figino|MI|45.493|9.078
Figliaro|CO|45.78|8.945
Figline Valdarno|FI|43.62|11.472
Figline Vegliaturo|CS|39.225|16.33
Filacciano|RM|42.254|12.599
Filadelfia|TO|45.024|7.644
Filadelfia|VV|38.785|16.292
Filago|BG|45.638|9.556
Filandari|VV|38.615|16.031
Filattiera|MS|44.33|9.933
Filettino|FR|41.891|13.325
Filettole|PI|43.813|10.402
Filetto|CH|42.229|14.245
Filiano|PZ|40.81|15.71
Filighera|PV|45.175|9.316
Filignano|IS|41.546|14.058
Filogaso|VV|38.683|16.226
Filottrano|AN|43.436|13.351
Finale Emilia|MO|44.834|11.294
Finale Ligure|SV|44.17|8.344
Finale|PA|38.019|14.162
Fino Mornasco|CO|45.743|9.05
Fino del Monte|BG|45.893|9.994
Fiorano Canavese|TO|45.468|7.834
Fiorano al Serio|BG|45.8|9.843
Fiorano|MO|44.539|10.812
Fiorenzuola d’Arda|PC|44.924|9.913
Firenze|FI|43.779|11.246
Firenzuola|FI|44.12|11.382
Firmo|CS|39.722|16.163
Fisciano|SA|40.772|14.795
Fiuggi|FR|41.798|13.224
Fiumalbo-Dogana|MO|44.179|10.647
Fiumana|FC|44.143|11.987
Fiumara|RC|38.213|15.694
Fiume Veneto|PN|45.929|12.738
Fiumedinisi|ME|38.026|15.381
Fiumefreddo Bruzio|CS|39.236|16.071
Fiumefreddo Sicilia|CT|37.791|15.209
Fiumicello|UD|45.792|13.41
Fiumicino|RM|41.771|12.237
Fivizzano|MS|44.238|10.127
Fizzonasco|MI|45.372|9.191
Fiè Allo Sciliar|BZ|46.517|11.501
Flaibano|UD|46.058|12.984
Flavon|TN|46.298|11.03
Fleccia-Chianavasso|TO|44.947|7.215
Flero|BS|45.483|10.177
Floresta|ME|37.988|14.911
Floridia|SR|37.083|15.153
Florinas|SS|40.649|8.665
Flumeri|AV|41.076|15.151
Fluminata|MC|42.944|13.135
Fluminimaggiore|SU|39.439|8.498
Flussio|OR|40.265|8.538
Fobello|VC|45.89|8.158
Focene|RM|41.814|12.214
Foggia|FG|41.458|15.552
Foglianise|BN|41.161|14.671
Fogliano|GO|45.866|13.482
Fogliano|RE|44.648|10.645
Foglizzo|TO|45.274|7.821
Fognano|RA|44.205|11.738
Foiano della Chiana|AR|43.253|11.816
Foiano di Val Fortore|BN|41.353|14.976
Folgaria|TN|45.915|11.168
Folignano|AP|42.821|13.633
Foligno|PG|42.955|12.703
Follina|TV|45.954|12.12
Follonica|GR|42.928|10.765
Folzano|BS|45.496|10.207
Fombio|LO|45.141|9.68
Fondachelli-Fantina|ME|37.985|15.175
Fondi|LT|41.358|13.427
Fondo|TN|46.439|11.137
Fonni|NU|40.119|9.253
Fontainemore|AO|45.647|7.86
Fontana Nuova-Bevia|TN|46.412|10.968
Fontana delle Monache|LU|44.114|10.279
Fontanafredda|PD|45.292|11.662
Fontanafredda|PN|45.976|12.568
Fontanarosa|AV|41.018|15.021
Fontane-Zurane-Gresine|BS|45.633|10.047
Fontanelice|BO|44.259|11.559
Fontanella-Ozino|BI|45.62|8.169
Fontanellato|PR|44.882|10.176
Fontanella|BG|45.469|9.802
Fontanelle|TV|45.833|12.466
Fontaneto D’Agogna|NO|45.643|8.479
Fontanetto Po|VC|45.194|8.192
Fontanigorda|GE|44.545|9.305
Fontanile|AT|44.753|8.421
Fontaniva|PD|45.635|11.754
Fonte Umano-San Martino Alta|PE|42.521|14.108
Fonteblanda|GR|42.565|11.173
Fontecchio|AQ|42.23|13.606
Fontechiari|FR|41.668|13.675
Fontegreca|CE|41.457|14.184
Fonteno|BG|45.759|10.019
Fontevivo|PR|44.859|10.173
Fontignano|PG|43.024|12.192
Fonzaso|BL|46.016|11.799
Foppolo|BG|46.043|9.758
Forano|RI|42.298|12.595
Force|AP|42.961|13.488
Forche|RE|44.636|10.573
Forchia|BN|41.031|14.536
Forcola|SO|46.159|9.66
Forcoli|PI|43.604|10.705
Fordongianus|OR|39.994|8.81
Forenza|PZ|40.86|15.855
Foresta|KR|39.099|16.813
Foresto Sparso|BG|45.691|9.92
Forette|VR|45.342|10.945
Forgaria nel Friuli|UD|46.22|12.975
Forino|AV|40.858|14.733
Forio|NA|40.738|13.86
Forlimpopoli|FC|44.191|12.129
Forlì del Sannio|IS|41.696|14.18
Forlì|FC|44.222|12.041
Formazza|VB|46.377|8.426
Formello|RM|42.062|12.394
Formia|LT|41.256|13.609
Formica|MO|44.468|11.013
Formicola|CE|41.211|14.235
Formigara|CR|45.223|9.771
Formigine|MO|44.573|10.847
Formigliana|VC|45.429|8.292
Formignana|FE|44.842|11.859
Fornace Zarattini|RA|44.417|12.133
Fornacelle|PO|43.924|11.035
Fornacette|PI|43.67|10.585
Fornace|TN|46.118|11.208
Fornaci di Barga|LU|44.049|10.471
Fornaci|LO|45.199|9.678
Fornaci|TO|45.028|7.599
Fornaci|TV|45.652|12.437
Fornase|VE|45.476|12.163
Fornelli|IS|41.607|14.14
Forni Avoltri|UD|46.586|12.775
Forni di Sopra|UD|46.42|12.583
Forni di Sotto|UD|46.394|12.672
Forno Canavese|TO|45.343|7.59
Forno di Zoldo|BL|46.35|12.179
Fornole|TR|42.542|12.456
Fornovo San Giovanni|BG|45.497|9.677
Fornovo di Taro|PR|44.695|10.102
Forte dei Marmi|LU|43.964|10.175
Fortezza|BZ|46.79|11.61
Fortunago|PV|44.922|9.185
Forza d’Agrò|ME|37.915|15.334
Fosciandora|LU|44.115|10.459
Fosdinovo|MS|44.133|10.018
Fossacesia|CH|42.242|14.483
Fossalta di Piave|VE|45.645|12.509
Fossalta di Portogruaro|VE|45.793|12.91
Fossalto|CB|41.673|14.546
Fossalunga|TV|45.692|12.053
Fossano|CN|44.551|7.719
Fossato Ionico-Fossatello-San Luca Marcelluzzo|RC|38.011|15.763
Fossato Serralta|CZ|38.996|16.58
Fossato di Vico|PG|43.296|12.761
Fossa|AQ|42.293|13.488
Fossa|MO|44.923|11.024
Fossignano|LT|41.592|12.563
Fosso Ghiaia|RA|44.355|12.254
Fossoli|MO|44.822|10.89
Fossombrone|PU|43.69|12.812
Fossò|VE|45.386|12.046
Foza|VI|45.897|11.631
Frabosa Soprana|CN|44.291|7.804
Frabosa Sottana|CN|44.302|7.798
Fraconalto|AL|44.591|8.878
Fragagnano|TA|40.43|17.476
Fragneto L’Abate|BN|41.256|14.784
Fragneto Monforte|BN|41.246|14.763
Fraine|CH|41.906|14.488
Framura|SP|44.209|9.554
Francavilla Angitola|VV|38.78|16.272
Francavilla Bisio|AL|44.735|8.731
Francavilla Fontana|BR|40.531|17.585
Francavilla Marittima|CS|39.816|16.395
Francavilla al Mare|CH|42.422|14.282
Francavilla di Sicilia|ME|37.902|15.138
Francavilla d’Ete|FM|43.188|13.54
Francavilla in Sinni|PZ|40.081|16.204
Francenigo|TV|45.908|12.503
Franche|NA|40.672|14.521
Francica|VV|38.617|16.1
Francofonte|SR|37.225|14.875
Francolino|FE|44.897|11.657
Francolise|CE|41.185|14.057
Frascarolo|PV|45.047|8.682
Frascaro|AL|44.826|8.531
Frascati|RM|41.809|12.679
Frascineto|CS|39.834|16.264
Frassilongo|TN|46.09|11.297
Frassinelle Polesine|RO|44.995|11.699
Frassinello Monferrato|AL|45.033|8.387
Frassineto Po|AL|45.133|8.535
Frassinetto|TO|45.438|7.609
Frassinoro|MO|44.295|10.571
Frassino|CN|44.572|7.275
Frasso Sabino|RI|42.229|12.807
Frasso Telesino|BN|41.157|14.528
Fratta Polesine|RO|45.028|11.643
Fratta Terme|FC|44.142|12.102
Fratta Todina|PG|42.857|12.364
Frattamaggiore|NA|40.941|14.276
Frattaminore|NA|40.956|14.272
Fratte Rosa|PU|43.633|12.902
Fratte|PD|45.583|11.9
Fraviano|TN|46.297|10.692
Frazione Chiesa|BI|45.694|8.212
Frazzanò|ME|38.072|14.744
Fregene|RM|41.851|12.197
Fregona|TV|46.008|12.339
Fresagrandinaria|CH|41.979|14.662
Frescada|TV|45.629|12.237
Fresonara|AL|44.783|8.686
Frigento|AV|41.011|15.1
Frignano|CE|40.998|14.179
Frinco|AT|45.004|8.172
Frisanco|PN|46.212|12.726
Frisa|CH|42.266|14.376
Frontino|PU|43.765|12.377
Frontone|PU|43.515|12.738
Front|TO|45.279|7.664
Frosinone|FR|41.64|13.341
Frosolone|IS|41.6|14.446
Frossasco|TO|44.922|7.371
Frugarolo|AL|44.839|8.682
Fubine|AL|44.963|8.428
Fucecchio|FI|43.733|10.797
Fuipiano Valle Imagna|BG|45.854|9.528
Fulgatore-Torretta|TP|37.95|12.693
Fumane|VR|45.542|10.885
Fumone|FR|41.735|13.27
Funes|BZ|46.643|11.678
Fuorigrotta|NA|40.833|14.2
Fuorni|SA|40.641|14.849
Furato|MI|45.515|8.881
Furci Siculo|ME|37.962|15.378
Furci|CH|42.007|14.588
Furnari|ME|38.104|15.124
Furore|SA|40.621|14.549
Furtei|SU|39.563|8.948
Fuscaldo|CS|39.414|16.028
Fusignano|RA|44.467|11.956
Fusine|BL|46.376|12.125
Fusine|SO|46.149|9.75
Futani|SA|40.152|15.324
Fénis|AO|45.735|7.495
Gabbio-Cereda-Ramate|VB|45.91|8.421
Gabbioneta|CR|45.216|10.22
Gabella|PI|43.724|10.497
Gabiano|AL|45.157|8.195
Gabicce Mare|PU|43.965|12.756
Gaby|AO|45.713|7.882
Gadesco-Pieve Delmona|CR|45.158|10.116
Gadoni|NU|39.914|9.186
Gaeta|LT|41.214|13.571
Gaggiano|MI|45.405|9.035
Gaggino|CO|45.808|8.964
Gaggio Montano|BO|44.196|10.935
Gaggio|MO|44.635|11.013
Gaggi|ME|37.86|15.221
Gaglianico|BI|45.537|8.078
Gagliano Aterno|AQ|42.126|13.7
Gagliano Castelferrato|EN|37.71|14.535
Gagliano del Capo|LE|39.843|18.37
Gagliato|CZ|38.676|16.461
Gagliole|MC|43.238|13.068
Gaiano|PR|44.724|10.173
Gaiarine|TV|45.881|12.481
Gaibanella-Sant’Edigio|FE|44.767|11.65
Gaiba|RO|44.946|11.481
Gaiola|CN|44.336|7.409
Gaiole in Chianti|SI|43.467|11.434
Gairo Sant’Elena|NU|39.85|9.505
Gais|BZ|46.837|11.949
Galati Mamertino|ME|38.032|14.771
Galatina|LE|40.174|18.17
Galatone|LE|40.147|18.069
Galatro|RC|38.461|16.108
Galbiate|LC|45.816|9.379
Galeata|FC|43.996|11.911
Galgagnano|LO|45.358|9.445
Gallarate|VA|45.66|8.792
Gallese|VT|42.374|12.396
Galliano|FI|44.017|11.294
Galliate Lombardo|VA|45.785|8.77
Galliate|NO|45.479|8.698
Galliavola|PV|45.098|8.819
Gallicano nel Lazio|RM|41.864|12.835
Gallicano|LU|44.058|10.442
Gallicchio|PZ|40.292|16.136
Galliera Veneta|PD|45.668|11.822
Gallinaro|FR|41.655|13.798
Gallio|VI|45.885|11.534
Gallipoli|LE|40.056|17.991
Gallo Matese|CE|41.465|14.225
Gallo-Tre Re-Mezzana Corti|PV|45.126|9.122
Gallodoro|ME|37.902|15.294
Gallo|CE|41.465|14.225
Gallo|FE|44.731|11.553
Gallo|PU|43.786|12.713
Galluccio|CE|41.352|13.954
Galta|VE|45.391|12.023
Galtellì|NU|40.385|9.612
Galugnano|LE|40.256|18.215
Galzignano|PD|45.308|11.731
Gamalero|AL|44.809|8.541
Gambarana|PV|45.029|8.763
Gambara|BS|45.254|10.294
Gambasca|CN|44.63|7.347
Gambassi Terme|FI|43.536|10.952
Gambatesa|CB|41.509|14.912
Gambellara|VI|45.46|11.34
Gamberale|CH|41.905|14.208
Gambettola|FC|44.117|12.337
Gambolò|PV|45.262|8.858
Gambugliano|VI|45.588|11.439
Ganda|BZ|46.555|10.78
Gandellino|BG|45.991|9.946
Gandino|BG|45.811|9.898
Gandosso|BG|45.659|9.889
Gangi|PA|37.796|14.204
Ganna|VA|45.902|8.826
Garadassi|AL|44.754|9.154
Garaguso|MT|40.549|16.228
Garbagna Novarese|NO|45.389|8.661
Garbagnate Milanese|MI|45.574|9.075
Garbagnate Monastero|LC|45.773|9.301
Garbagnate|LC|45.77|9.298
Garbagna|AL|44.78|8.998
Garda|VR|45.579|10.718
Gardola|BS|45.742|10.719
Gardone Riviera|BS|45.624|10.567
Gardone Val Trompia|BS|45.691|10.186
Garessio|CN|44.207|8.018
Gargallo|NO|45.729|8.425
Gargazzone|BZ|46.585|11.202
Gargnano|BS|45.686|10.659
Garino|TO|44.973|7.617
Garlasco|PV|45.195|8.923
Garlate|LC|45.812|9.4
Garlenda|SV|44.033|8.095
Garniga Nuova|TN|46.003|11.087
Garzeno|CO|46.134|9.25
Garzigliana|TO|44.837|7.374
Gasperina|CZ|38.74|16.507
Gassino Torinese|TO|45.129|7.829
Gatteo a Mare|FC|44.171|12.435
Gatteo-Sant’Angelo|FC|44.112|12.391
Gattico|NO|45.707|8.52
Gattinara|VC|45.613|8.365
Gavardo-Sopraponte|BS|45.589|10.443
Gavarno Rinnovata|BG|45.725|9.763
Gavarno-Tribulina|BG|45.717|9.775
Gavazzana|AL|44.776|8.886
Gavello|RO|45.025|11.914
Gaverina Terme|BG|45.756|9.887
Gavignano|RM|41.699|13.05
Gavirate|VA|45.837|8.726
Gavi|AL|44.686|8.807
Gavoi|NU|40.161|9.195
Gavorrano|GR|42.925|10.907
Gazoldo degli Ippoliti|MN|45.2|10.578
Gazzada Schianno|VA|45.78|8.833
Gazzaniga|BG|45.793|9.83
Gazzola|PC|44.96|9.549
Gazzolo-Volpino|VR|45.375|11.313
Gazzo|MN|45.18|10.897
Gazzo|PD|45.582|11.707
Gazzuolo|MN|45.062|10.572
Gela|CL|37.074|14.24
Gello|PI|43.754|10.424
Gemini|LE|39.911|18.187
Gemmano|RN|43.904|12.581
Gemona|UD|46.274|13.122
Gemonio|VA|45.879|8.675
Genazzano|RM|41.828|12.972
Genga|AN|43.43|12.935
Genio Civile|LT|41.548|12.692
Genivolta|CR|45.333|9.877
Genola|CN|44.591|7.661
Genoni|SU|39.794|9.008
Genova|GE|44.405|8.944
Genuri|SU|39.743|8.924
Genzano di Lucania|PZ|40.846|16.031
Genzano di Roma|RM|41.707|12.689
Genzone|PV|45.18|9.348
Gera Lario|CO|46.17|9.367
Gerace|RC|38.271|16.221
Geraci Siculo|PA|37.859|14.153
Gerano|RM|41.935|12.99
Gerbido|TO|45.044|7.614
Gerbole-Zucche|TO|44.986|7.517
Gerbole|TO|45.001|7.507
Gerenzago|PV|45.206|9.361
Gerenzano|VA|45.64|9.001
Gergei|SU|39.699|9.1
Germagnano|TO|45.263|7.469
Germagno|VB|45.893|8.388
Germignaga|VA|45.991|8.724
Gerocarne|VV|38.588|16.218
Gerola Alta|SO|46.06|9.55
Geromina|BG|45.536|9.575
Gerosa|BG|45.85|9.572
Gerre de’ Caprioli|CR|45.09|10.051
Gesico|SU|39.616|9.107
Gessate|MI|45.548|9.438
Gessopalena|CH|42.055|14.274
Gesturi|SU|39.732|9.021
Gesualdo|AV|41.006|15.073
Ghedi|BS|45.402|10.277
Ghemme|NO|45.599|8.42
Ghiaie|BG|45.682|9.581
Ghiare-Madonna|AT|44.808|8.374
Ghiffa|VB|45.953|8.604
Ghilarza|OR|40.121|8.836
Ghisalba|BG|45.594|9.758
Ghislarengo|VC|45.529|8.385
Giacalone|PA|38.033|13.237
Giacciano con Baruchella|RO|45.067|11.45
Giaglione|TO|45.139|7.015
Giammoro|ME|38.204|15.307
Gianico|BS|45.866|10.175
Giano Vetusto|CE|41.203|14.193
Giano dell’Umbria|PG|42.834|12.578
Giardina Gallotti|AG|37.351|13.523
Giardinello|PA|38.087|13.156
Giardinetti-Tor Vergata|RM|41.853|12.619
Giardini-Naxos|ME|37.828|15.267
Giarole|AL|45.061|8.567
Giarratana|RG|37.047|14.795
Giarre|CT|37.724|15.182
Giavenale|VI|45.7|11.4
Giaveno|TO|45.044|7.347
Giavera del Montello|TV|45.794|12.167
Giave|SS|40.452|8.752
Giba|SU|39.072|8.636
Gifflenga|BI|45.493|8.232
Giffone|RC|38.44|16.149
Giffoni Valle Piana|SA|40.718|14.942
Giglio Castello|GR|42.365|10.901
Gignese|VB|45.864|8.509
Gignod|AO|45.78|7.296
Gildone|CB|41.509|14.74
Gimigliano|CZ|38.973|16.532
Ginestra Fiorentina|FI|43.709|11.074
Ginestra degli Schiavoni|BN|41.28|15.044
Ginestra|PZ|40.931|15.735
Ginosa|TA|40.577|16.757
Gioia Sannitica|CE|41.3|14.444
Gioia Tauro|RC|38.425|15.898
Gioia dei Marsi|AQ|41.957|13.691
Gioia del Colle|BA|40.8|16.923
Gioiosa Ionica|RC|38.327|16.304
Gioiosa Marea|ME|38.174|14.899
Gioi|SA|40.29|15.218
Gionghi-Cappella|TN|45.937|11.275
Giorgilorio|LE|40.387|18.149
Giovenzano|PV|45.273|9.116
Giove|TR|42.51|12.33
Giovi-Ponte alla Chiassa|AR|43.526|11.866
Giovinazzo|BA|41.185|16.671
Giovo|TN|46.156|11.153
Girardi-Bellavista-Terrazze|RM|42.103|12.58
Girasole|NU|39.952|9.661
Girifalco|CZ|38.826|16.427
Gironico al Piano|CO|45.801|9.003
Gissi|CH|42.018|14.545
Giudecca|VE|45.425|12.329
Giuggianello|LE|40.094|18.369
Giugliano in Campania|NA|40.928|14.202
Giuliana|PA|37.673|13.237
Giulianello|LT|41.686|12.879
Giuliano Teatino|CH|42.312|14.281
Giuliano di Roma|FR|41.539|13.28
Giulianova|TE|42.754|13.967
Giuncugnano|LU|44.211|10.247
Giungano|SA|40.395|15.108
Giurdignano|LE|40.124|18.432
Giussago|PV|45.284|9.14
Giussano|MB|45.7|9.209
Giustenice|SV|44.173|8.243
Giustino|TN|46.151|10.768
Giusvalla|SV|44.448|8.394
Givoletto|TO|45.162|7.496
Gizzeria|CZ|38.98|16.207
Gliaca|ME|38.163|14.848
Glorenza|BZ|46.671|10.557
Glorie|RA|44.47|12.077
Godega|TV|45.929|12.397
Godiasco Salice Terme|PV|44.896|9.057
Godo|RA|44.392|12.075
Godrano|PA|37.903|13.428
Goito|MN|45.251|10.661
Golasecca|VA|45.698|8.661
Golferenzo|PV|44.961|9.306
Golfo Aranci|SS|40.983|9.633
Gombito|CR|45.262|9.729
Gonars|UD|45.897|13.244
Goni|SU|39.579|9.285
Gonnesa|SU|39.265|8.47
Gonnoscodina|OR|39.7|8.836
Gonnosfanadiga|SU|39.494|8.662
Gonnosnò|OR|39.761|8.871
Gonnostramatza|OR|39.683|8.833
Gonte|VB|45.995|8.65
Gonzaga|MN|44.952|10.819
Gordona|SO|46.292|9.367
Gorga|RM|41.655|13.107
Gorgo al Monticano|TV|45.791|12.55
Gorgo della Chiesa|TV|45.787|12.563
Gorgoglione|MT|40.395|16.145
Gorgonzola|MI|45.531|9.405
Goriano Sicoli|AQ|42.08|13.775
Gorizia|GO|45.941|13.622
Gorla Maggiore|VA|45.664|8.895
Gorla Minore|VA|45.641|8.903
Gorlago|BG|45.674|9.823
Gorle|BG|45.701|9.714
Gornate Olona|VA|45.742|8.86
Gorno|BG|45.862|9.842
Goro|FE|44.852|12.297
Gorreto|GE|44.605|9.291
Gorzano|MO|44.516|10.88
Gorzegno|CN|44.512|8.135
Gosaldo|BL|46.221|11.956
Gossolengo|PC|45.002|9.618
Gottasecca|CN|44.46|8.168
Gottolengo|BS|45.293|10.269
Govone|CN|44.804|8.094
Gozzano|NO|45.743|8.437
Gradara|PU|43.939|12.77
Gradisca d’Isonzo|GO|45.893|13.502
Gradoli|VT|42.645|11.856
Grado|GO|45.678|13.403
Graffignana|LO|45.206|9.454
Graffignano|VT|42.575|12.201
Graglia|BI|45.558|7.979
Gragnano Trebbiense|PC|45.012|9.571
Gragnano|NA|40.689|14.52
Grammichele|CT|37.213|14.633
Grana Monferrato|AT|44.998|8.299
Granarolo dell’Emilia e Viadagola|BO|44.553|11.443
Granarolo|RA|44.359|11.935
Grancona|VI|45.422|11.452
Grand Brissogne|AO|45.726|7.393
Grandate|CO|45.767|9.053
Grandola ed Uniti|CO|46.025|9.213
Graniti|ME|37.89|15.225
Granozzo con Monticello|NO|45.36|8.573
Grantola|VA|45.949|8.774
Grantorto|PD|45.603|11.732
Granvilla|UD|46.568|12.689
Granze|PD|45.156|11.715
Grassano|MT|40.635|16.278
Grassobbio|BG|45.657|9.726
Gratacasolo|BS|45.829|10.129
Gratteri|PA|37.966|13.973
Grauno|TN|46.23|11.298
Gravedona-San Gregorio|CO|46.146|9.301
Gravellona Toce|VB|45.929|8.432
Gravellona|PV|45.328|8.764
Gravere|TO|45.125|7.018
Gravina di Catania|CT|37.561|15.063
Gravina in Puglia|BA|40.817|16.419
Grazzanise|CE|41.09|14.099
Grazzano Badoglio|AT|45.04|8.311
Greci|AV|41.252|15.169
Greggio|VC|45.451|8.385
Gremiasco|AL|44.796|9.107
Gressan|AO|45.721|7.293
Gressoney-La-Trinitè|AO|45.83|7.823
Gressoney-Saint-Jean|AO|45.773|7.828
Greve in Chianti|FI|43.585|11.317
Grezzago|MI|45.591|9.497
Grezzana|VR|45.523|11.017
Griante|CO|45.995|9.236
Gricignano di Aversa|CE|40.98|14.231
Grignano Polesine|RO|45.044|11.747
Grignano|BG|45.618|9.542
Grignasco|NO|45.68|8.344
Grigno|TN|46.016|11.636
Grimaldi|CS|39.141|16.235
Grinzane Cavour|CN|44.653|7.995
Grisignano di Zocco|VI|45.487|11.708
Grisolia|CS|39.725|15.856
Grizzana Morandi|BO|44.258|11.153
Grizzana|BO|44.258|11.156
Grognardo|AL|44.63|8.493
Gromlongo|BG|45.729|9.541
Gromo|BG|45.962|9.926
Grondona|AL|44.696|8.965
Grone|BG|45.727|9.909
Grontardo|CR|45.201|10.152
Gropello Cairoli|PV|45.177|8.994
Gropparello|PC|44.834|9.728
Groscavallo|TO|45.368|7.258
Grosio|SO|46.3|10.276
Grosotto|SO|46.282|10.259
Grosseto|GR|42.763|11.109
Grosso|TO|45.256|7.557
Grottaferrata|RM|41.787|12.671
Grottaglie|TA|40.537|17.437
Grottaminarda|AV|41.07|15.059
Grottammare|AP|42.982|13.868
Grottazzolina|FM|43.119|13.607
Grotte Santo Stefano|VT|42.517|12.172
Grotte di Castro|VT|42.676|11.869
Grotteria|RC|38.365|16.265
Grotte|AG|37.403|13.699
Grottola|CE|41.317|14.041
Grottolella|AV|40.971|14.789
Grottole|MT|40.603|16.378
Gruaro-Bagnara|VE|45.842|12.851
Gruaro|VE|45.835|12.841
Grugliasco|TO|45.065|7.58
Grumello Cremonese|CR|45.194|9.864
Grumello del Monte|BG|45.635|9.875
Grumento Nova|PZ|40.283|15.889
Grumes|TN|46.221|11.293
Grumo Appula|BA|41.011|16.708
Grumo Nevano|NA|40.936|14.26
Grumolo Pedemonte|VI|45.724|11.492
Grumolo delle Abbadesse|VI|45.517|11.672
Grunuovo-Campomaggiore San Luca|LT|41.272|13.807
Gsies|BZ|46.768|12.179
Guagnano|LE|40.401|17.949
Gualdo Cattaneo|PG|42.912|12.557
Gualdo Tadino|PG|43.229|12.779
Gualdo|MC|43.066|13.343
Gualtieri Sicaminò|ME|38.163|15.317
Gualtieri|RE|44.897|10.629
Guamaggiore|SU|39.568|9.074
Guanzate|CO|45.728|9.02
Guarcino|FR|41.799|13.314
Guarda Veneta|RO|44.982|11.802
Guardabosone|VC|45.702|8.249
Guardamiglio|LO|45.107|9.685
Guardavalle Marina|CZ|38.48|16.577
Guardavalle|CZ|38.505|16.507
Guardea|TR|42.624|12.299
Guardia Lombardi|AV|40.952|15.209
Guardia Perticara|PZ|40.362|16.098
Guardia Piemontese|CS|39.466|16
Guardia Sanframondi|BN|41.256|14.599
Guardiagrele|CH|42.194|14.219
Guardialfiera|CB|41.804|14.793
Guardiaregia|CB|41.434|14.543
Guardistallo|PI|43.314|10.629
Guarene|CN|44.74|8.035
Guasila|SU|39.56|9.044
Guastalla|RE|44.912|10.662
Guasticce|LI|43.598|10.409
Guazzino|SI|43.213|11.782
Guazzora|AL|45.014|8.848
Gubbio|PG|43.35|12.573
Gudo Visconti|MI|45.374|9
Guglionesi|CB|41.921|14.916
Guidizzolo|MN|45.321|10.578
Guidomandri Marina|ME|38.045|15.463
Guidonia Montecelio|RM|41.994|12.722
Guidonia|RM|41.992|12.719
Guiglia|MO|44.424|10.961
Guilmi|CH|41.997|14.479
Guinzano|PV|45.257|9.159
Gurro|VB|46.085|8.568
Guspini|SU|39.54|8.635
Gussago|BS|45.584|10.157
Gussola|CR|45.012|10.349
Hone|AO|45.614|7.739
Ialmicco|UD|45.913|13.346
Idro|BS|45.736|10.473
Iesolo|VE|45.533|12.645
Iglesias|SU|39.309|8.537
Igliano|CN|44.443|8.013
Il Romito|PI|43.649|10.645
Ilbono|NU|39.893|9.546
Illasi|VR|45.467|11.182
Illorai|SS|40.353|9.002
Imbersago|LC|45.706|9.444
Imer|TN|46.149|11.789
Imola|BO|44.359|11.713
Imperia|IM|43.889|8.039
Imposte|TE|42.686|13.528
Impruneta|FI|43.685|11.254
Inarzo|VA|45.786|8.736
Incisa Scapaccino|AT|44.808|8.376
Incisa in Val d’Arno|FI|43.655|11.449
Incudine|BS|46.22|10.359
Induno Olona|VA|45.846|8.841
Infernetto|RM|41.735|12.362
Ingria|TO|45.467|7.571
Intragna|VB|45.995|8.574
Introbio|LC|45.974|9.45
Introdacqua|AQ|42.01|13.898
Introd|AO|45.693|7.182
Introzzo|LC|46.081|9.341
Inverigo|CO|45.738|9.218
Inverno e Monteleone|PV|45.198|9.385
Inverno|PV|45.199|9.384
Inverso Pinasca|TO|44.946|7.218
Inveruno|MI|45.514|8.85
Invorio|NO|45.757|8.487
Inzago|MI|45.54|9.483
Irgoli|NU|40.41|9.631
Irma|BS|45.771|10.285
Irsina|MT|40.75|16.238
Isasca|CN|44.588|7.382
Isca Marina|CZ|38.603|16.557
Isca sullo Ionio|CZ|38.601|16.52
Ischia Porto|NA|40.739|13.951
Ischia di Castro|VT|42.544|11.758
Ischia|NA|40.738|13.949
Ischitella|FG|41.904|15.899
Iseo|BS|45.659|10.05
Isera|TN|45.888|11.009
Isernia|IS|41.596|14.234
Isili|SU|39.74|9.111
Isnello|PA|37.943|14.007
Isola Dovarese|CR|45.173|10.309
Isola D’Arbia|SI|43.259|11.379
Isola Rizza|VR|45.292|11.199
Isola Sant’Antonio|AL|45.03|8.849
Isola Vicentina|VI|45.629|11.446
Isola del Cantone|GE|44.648|8.957
Isola del Giglio|GR|42.358|10.907
Isola del Gran Sasso d’Italia|TE|42.503|13.657
Isola del Liri|FR|41.687|13.597
Isola del Piano|PU|43.738|12.784
Isola della Scala|VR|45.269|11.008
Isola delle Femmine|PA|38.191|13.247
Isola di Capo Rizzuto|KR|38.958|17.092
Isola di Fondra|BG|45.979|9.747
Isola d’Asti|AT|44.833|8.18
Isolabella|TO|44.906|7.909
Isolabona|IM|43.881|7.64
Isolaccia|SO|46.489|10.294
Isola|UD|46.256|13.179
Isole Tremiti|FG|42.121|15.504
Isorella|BS|45.309|10.323
Isoverde|GE|44.529|8.86
Ispani|SA|40.087|15.558
Ispica|RG|36.786|14.905
Ispra|VA|45.815|8.613
Issiglio|TO|45.446|7.753
Issime|AO|45.685|7.854
Issogne|AO|45.655|7.686
Isso|BG|45.477|9.759
Istia D’Ombrone-Le Stiacciole|GR|42.782|11.188
Istrana|TV|45.677|12.101
Itala|ME|38.051|15.437
Itri|LT|41.29|13.53
Ittireddu|SS|40.544|8.901
Ittiri|SS|40.592|8.57
Ivrea|TO|45.467|7.876
Izano|CR|45.356|9.751
Jacurso|CZ|38.846|16.38
Jelsi|CB|41.517|14.798
Jenne|RM|41.889|13.17
Jerago Con Orago|VA|45.705|8.796
Jerzu|NU|39.793|9.518
Jesi|AN|43.521|13.244
Jolanda di Savoia|FE|44.883|11.979
Jonadi|VV|38.63|16.061
Joppolo Giancaxio|AG|37.387|13.556
Joppolo|VV|38.583|15.897
Jovencan|AO|45.715|7.273
Kamma|TP|36.797|12.036
Kastelbell-Tschars|BZ|46.628|10.907
Kuens|BZ|46.7|11.17
La Botte|RM|41.982|12.768
La Caletta|NU|40.61|9.751
La California|LI|43.269|10.543
La Cassa|TO|45.18|7.516
La Cretaz-Roisan|AO|45.784|7.313
La Forma|FR|41.834|13.091
La Loggia|TO|44.955|7.669
La Maddalena|CA|39.144|9.012
La Maddalena|SS|41.214|9.408
La Magdeleine|AO|45.81|7.619
La Martella|MT|40.663|16.536
La Massimina-Casal Lumbroso|RM|41.873|12.357
La Morra|CN|44.638|7.931
La Pieve-Molino|AR|43.737|11.62
La Place|AO|45.654|7.684
La Rosa|BR|40.607|17.952
La Rotta|PI|43.659|10.678
La Saletta-Tamara|FE|44.882|11.772
La Salle|AO|45.745|7.073
La Salute di Livenza|VE|45.654|12.801
La Scala|PI|43.692|10.867
La Spezia|SP|44.103|9.824
La Thuile|AO|45.714|6.951
La Valle Agordina|BL|46.282|12.068
La Valle|BZ|46.658|11.924
La Villa|TO|45.267|7.431
Labico|RM|41.793|12.871
Labro|RI|42.526|12.801
Lacchiarella|MI|45.323|9.138
Lacco Ameno|NA|40.749|13.887
Lacedonia|AV|41.05|15.422
Laces|BZ|46.616|10.857
Laconi|OR|39.853|9.052
Lacugnano|PG|43.095|12.332
Ladispoli|RM|41.951|12.075
Laerru|SS|40.817|8.837
Laganadi|RC|38.174|15.741
Laghetti|BZ|46.275|11.24
Laghetto|RM|41.967|12.656
Laghi|VI|45.825|11.272
Laglio|CO|45.881|9.137
Lagnasco|CN|44.625|7.555
Lagonegro|PZ|40.128|15.762
Lagosanto|FE|44.763|12.14
Lago|CS|39.171|16.148
Lagundo|BZ|46.681|11.126
Laigueglia|SV|43.976|8.158
Lainate|MI|45.572|9.027
Laino Borgo|CS|39.954|15.973
Laino Castello-Nuovo Centro|CS|39.936|15.977
Laino|CO|45.984|9.075
Laion|BZ|46.608|11.566
Laives|BZ|46.427|11.338
Lajatico|PI|43.475|10.728
Lallio|BG|45.663|9.629
Lama Pezzoli|RO|45.044|11.909
Lama dei Peligni|CH|42.042|14.187
Lama|MO|44.307|10.731
Lambrinia|PV|45.158|9.528
Lambrugo|CO|45.759|9.24
Lamezia Terme|CZ|38.963|16.309
Lamie di Olimpie-Selva|BR|40.817|17.335
Lamie|BA|41.034|16.876
Lamon|BL|46.047|11.75
Lamosano|BL|46.173|12.387
Lampedusa|AG|35.501|12.61
Lamporecchio|PT|43.807|10.877
Lamporo|VC|45.231|8.098
Lana|BZ|46.612|11.157
Lancenigo-Villorba|TV|45.713|12.257
Lanciano|CH|42.227|14.39
Lancusi-Penta-Bolano|SA|40.761|14.785
Landiona|NO|45.497|8.422
Landriano|PV|45.312|9.26
Langhirano|PR|44.619|10.267
Langosco|PV|45.215|8.564
Lanusei|NU|39.879|9.54
Lanuvio|RM|41.673|12.694
Lanvario|BI|45.64|8.199
Lanzada|SO|46.269|9.869
Lanzara|SA|40.775|14.676
Lanzo Torinese|TO|45.277|7.482
Lanzo d’Intelvi|CO|45.979|9.022
Lapedona|FM|43.109|13.771
Lapio|AV|40.983|14.947
Lappano|CS|39.32|16.311
Larciano|PT|43.834|10.89
Lardaro|TN|45.969|10.661
Larderia|ME|38.141|15.503
Lardirago|PV|45.236|9.233
Lariano|RM|41.718|12.829
Larino|CB|41.804|14.918
Lari|PI|43.566|10.592
Las Plassas|SU|39.68|8.984
Lasa|BZ|46.618|10.698
Lascari|PA|38.001|13.941
Lases|TN|46.146|11.219
Lasino|TN|46.024|10.984
Lasnigo|CO|45.882|9.266
Lassolaz|AO|45.739|7.589
Lastebasse|VI|45.915|11.274
Lastra a Signa|FI|43.77|11.113
Latera|VT|42.629|11.829
Laterina|AR|43.502|11.717
Laterza|TA|40.629|16.799
Latiano|BR|40.551|17.719
Latina Scalo|LT|41.532|12.946
Latina|LT|41.466|12.904
Latisana|UD|45.769|13.006
Latronico|PZ|40.089|16.009
Lattarico|CS|39.451|16.127
Lauco|UD|46.424|12.932
Laura|SA|40.432|14.989
Laureana Cilento|SA|40.301|15.039
Laureana di Borrello|RC|38.492|16.084
Lauregno|BZ|46.454|11.062
Laurenzana|PZ|40.459|15.971
Lauriano|TO|45.16|7.995
Lauria|PZ|40.047|15.838
Laurignano|CS|39.279|16.242
Laurino|SA|40.339|15.338
Laurito|SA|40.169|15.407
Lauro|AV|40.88|14.63
Lauro|CE|41.264|13.891
Lauzacco|UD|45.981|13.28
Lavagna|GE|44.306|9.354
Lavagno|VR|45.439|11.134
Lavello|PZ|41.048|15.789
Lavena Ponte Tresa|VA|45.967|8.857
Lavenone|BS|45.739|10.439
Laveno|VA|45.909|8.62
Lavezzola|RA|44.561|11.876
Laviano|SA|40.786|15.308
Lavinaio-Monterosso|CT|37.641|15.105
Lavinio|RM|41.504|12.59
Lavis|TN|46.141|11.109
Laxolo|BG|45.809|9.6
Lazise|VR|45.505|10.739
Lazzaro|RC|37.973|15.665
Lazzate|MB|45.672|9.084
Lazzeretto|FI|43.783|10.861
Le Casine-Perignano-Spinelli|PI|43.6|10.583
Le Castella|KR|38.91|17.022
Le Forna|LT|40.925|12.969
Le Grazie di Ancona|AN|43.601|13.515
Le Grazie|SP|44.067|9.834
Le Rughe|RM|42.069|12.376
Lecce Nei Marsi|AQ|41.934|13.684
Lecce|LE|40.355|18.172
Lecco|LC|45.856|9.397
Leffe|BG|45.798|9.884
Leggiuno|VA|45.876|8.621
Legnago|VR|45.194|11.302
Legnano|MI|45.598|8.915
Legnaro|PD|45.342|11.965
Leini|TO|45.183|7.714
Leivi|GE|44.353|9.311
Lei|NU|40.306|8.919
Lemie|TO|45.229|7.292
Lemna|CO|45.858|9.16
Lendinara|RO|45.083|11.603
Leni|ME|38.555|14.825
Lenna|BG|45.943|9.679
Lenno|CO|45.973|9.191
Lenola|LT|41.405|13.459
Leno|BS|45.369|10.217
Lentate sul Seveso|MB|45.676|9.118
Lenta|VC|45.557|8.384
Lentella|CH|41.996|14.677
Lentiai|BL|46.045|12.021
Lentigione-Sorbolo a Mane|RE|44.867|10.483
Lentini|SR|37.286|14.997
Leone-Santa Elisabetta|BZ|46.732|11.649
Leonessa|RI|42.569|12.96
Leonforte|EN|37.642|14.398
Leporano Marina|TA|40.379|17.31
Leporano|TA|40.382|17.334
Lequile|LE|40.306|18.14
Lequio Berria|CN|44.606|8.098
Lequio Tanaro|CN|44.56|7.882
Lercara Friddi|PA|37.747|13.604
Lerici|SP|44.076|9.911
Lerma|AL|44.636|8.713
Lesa|NO|45.821|8.56
Lesegno|CN|44.401|7.969
Lesignano de’Bagni|PR|44.643|10.3
Lesina|FG|41.861|15.353
Lesmo|MB|45.649|9.307
Lesna|TO|45.054|7.62
Lessolo|TO|45.478|7.816
Lessona|BI|45.587|8.194
Lestans|PN|46.158|12.889
Lestizza|UD|45.957|13.142
Letino|CE|41.453|14.255
Letojanni|ME|37.881|15.307
Lettere|NA|40.705|14.545
Lettomanoppello|PE|42.243|14.038
Lettopalena|CH|42.003|14.157
Leuca|LE|39.799|18.358
Levada|TV|45.734|12.471
Levanto|SP|44.174|9.617
Levata|MN|45.125|10.768
Levate|BG|45.625|9.624
Leverano|LE|40.289|17.997
Levice|CN|44.538|8.155
Levico Terme|TN|46.012|11.304
Levone|TO|45.317|7.606
Lezzeno|CO|45.944|9.185
Li Punti-San Giovanni|SS|40.763|8.489
Liberi|CE|41.226|14.29
Librizzi|ME|38.097|14.959
Licata|AG|37.103|13.94
Licciana Nardi|MS|44.265|10.037
Licenza|RM|42.074|12.9
Licinella-Torre di Paestum|SA|40.407|14.998
Licodia Eubea|CT|37.157|14.706
Licusati|SA|40.054|15.364
Lido Adriano|RA|44.417|12.306
Lido degli Estensi|FE|44.666|12.25
Lido dei Pini|RM|41.537|12.59
Lido di Castel Fusano|RM|41.716|12.318
Lido di Fermo|FM|43.206|13.785
Lido di Jesolo|VE|45.507|12.647
Lido di Ostia|RM|41.732|12.277
Lido di Pomposa-Lido degli Scacchi|FE|44.707|12.236
Lido|MT|40.191|16.707
Lido|VE|45.411|12.366
Lierna|LC|45.958|9.305
Lignana|VC|45.286|8.344
Lignano Sabbiadoro|UD|45.676|13.117
Ligonchio|RE|44.316|10.342
Ligosullo|UD|46.54|13.075
Lillianes|AO|45.629|7.841
Limana|BL|46.1|12.186
Limatola|BN|41.14|14.394
Limbadi-Caroni|VV|38.559|15.964
Limbiate|MB|45.6|9.125
Limena|PD|45.469|11.846
Limidi|MO|44.764|10.92
Limido Comasco|CO|45.689|8.98
Limina|ME|37.941|15.271
Limite|FI|43.745|10.98
Limiti di Greccio|RI|42.453|12.77
Limone Piemonte|CN|44.201|7.579
Limone sul Garda|BS|45.815|10.793
Limosano|CB|41.676|14.622
Linarolo|PV|45.162|9.27
Linate|MI|45.447|9.272
Linera|CT|37.664|15.137
Lingotto|TO|45.033|7.65
Linguaglossa|CT|37.842|15.138
Lioni|AV|40.881|15.183
Lipari|ME|38.467|14.954
Lipomo|CO|45.793|9.12
Lirio|PV|44.994|9.257
Lisanza|VA|45.739|8.599
Liscate|MI|45.483|9.41
Lisciano Niccone|PG|43.247|12.143
Liscia|CH|41.955|14.555
Lisiera|VI|45.578|11.612
Lisignago|TN|46.161|11.188
Lisio|CN|44.307|7.979
Lissone|MB|45.612|9.24
Litta Parodi-Cascinagrossa|AL|44.873|8.712
Livera|BI|45.612|8.106
Liveri|NA|40.904|14.565
Livigno|SO|46.536|10.133
Livinallongo del Col di Lana|BL|46.482|11.954
Livorno Ferraris|VC|45.283|8.078
Livorno|LI|43.544|10.326
Livo|CO|46.168|9.304
Livo|TN|46.405|11.019
Livraga|LO|45.192|9.546
Lizzanello|LE|40.305|18.223
Lizzano in Belvedere|BO|44.161|10.894
Lizzano|TA|40.393|17.446
Loano|SV|44.128|8.257
Loazzolo|AT|44.669|8.258
Locana|TO|45.414|7.457
Locara|VR|45.412|11.333
Locate Varesino|CO|45.69|8.93
Locate di Triulzi|MI|45.357|9.225
Locatello|BG|45.835|9.534
Loceri|NU|39.858|9.584
Locorotondo|BA|40.757|17.324
Locri|RC|38.239|16.26
Loculi|NU|40.407|9.611
Lodetto|BS|45.551|10.032
Lodi Vecchio|LO|45.304|9.418
Lodine|NU|40.149|9.219
Lodi|LO|45.31|9.501
Lodrino|BS|45.72|10.278
Lodrone-Darzo|TN|45.83|10.536
Lodè|NU|40.591|9.539
Lograto|BS|45.485|10.057
Loiano|BO|44.268|11.328
Loiri Porto San Paolo|SS|40.843|9.498
Lomagna|LC|45.666|9.377
Lomazzo|CO|45.697|9.034
Lombardore|TO|45.236|7.737
Lombriasco|TO|44.841|7.636
Lomello|PV|45.12|8.796
Lona-Lases|TN|46.144|11.22
Lonate Ceppino|VA|45.709|8.879
Lonate Pozzolo|VA|45.592|8.752
Lonato|BS|45.461|10.477
Londa|FI|43.863|11.564
Longano|IS|41.522|14.247
Longara|BO|44.571|11.304
Longare|VI|45.477|11.607
Longarone|BL|46.266|12.3
Longastrino|FE|44.588|12.01
Longhena|BS|45.438|10.06
Longhi|VI|45.907|11.311
Longiano|FC|44.074|12.33
Longi|ME|38.026|14.753
Longobardi|CS|39.211|16.075
Longobucco|CS|39.448|16.611
Longone Sabino|RI|42.273|12.967
Longone al Segrino|CO|45.814|9.251
Lonigo|VI|45.386|11.384
Loranzè|TO|45.443|7.813
Loreggia|PD|45.597|11.948
Loreggiola|PD|45.609|11.919
Loreglia|VB|45.907|8.371
Lorenzago di Cadore|BL|46.48|12.46
Lorenzana|PI|43.535|10.535
Loreo|RO|45.062|12.188
Loreto Aprutino|PE|42.431|13.981
Loreto Stazione|AN|43.448|13.62
Loreto|AN|43.436|13.612
Loria Bessica|TV|45.73|11.865
Loro Ciuffenna|AR|43.588|11.629
Loro Piceno|MC|43.164|13.412
Lorsica|GE|44.434|9.277
Loseto|BA|41.042|16.849
Losine|BS|45.983|10.316
Lotzorai|NU|39.969|9.664
Lovere|BG|45.814|10.07
Lovero|SO|46.231|10.229
Lozio|BS|45.986|10.261
Lozza|VA|45.776|8.858
Lozzo Atestino|PD|45.294|11.605
Lozzo di Cadore|BL|46.486|12.445
Lozzolo|VC|45.619|8.323
Lu Bagnu|SS|40.902|8.686
Lubriano|VT|42.636|12.109
Lucca Sicula|AG|37.578|13.306
Lucca|LU|43.844|10.504
Lucento|TO|45.106|7.656
Lucera|FG|41.506|15.339
Lucignano|AR|43.273|11.746
Lucinasco|IM|43.966|7.96
Lucino-Rodano|MI|45.476|9.353
Lucino|CO|45.784|9.043
Lucito|CB|41.732|14.687
Luco Mugello|FI|44|11.396
Luco dei Marsi|AQ|41.959|13.473
Lucoli|AQ|42.291|13.338
Lucrezia|PU|43.773|12.94
Lucugnano|LE|39.935|18.322
Ludovisi|RM|41.908|12.491
Ludriano|BS|45.448|9.933
Luesen|BZ|46.746|11.761
Lugagnano Val d’Arda|PC|44.823|9.828
Lugagnano|VR|45.433|10.884
Lughignano|TV|45.625|12.325
Lugnacco|TO|45.445|7.782
Lugnano in Teverina|TR|42.576|12.333
Lugo di Vicenza|VI|45.746|11.529
Lugo|RA|44.421|11.911
Lugugnana|VE|45.733|12.96
Luino|VA|46.002|8.745
Luisago|CO|45.763|9.035
Lula|NU|40.47|9.487
Lumellogno|NO|45.408|8.588
Lumezzane|BS|45.648|10.265
Lumignano|VI|45.46|11.588
Lunamatrona|SU|39.649|8.9
Lunano|PU|43.732|12.443
Lunetta-Frassino|MN|45.16|10.821
Lungavilla|PV|45.042|9.078
Lungro|CS|39.738|16.126
Luogosano|AV|40.986|14.992
Luogosanto|SS|41.047|9.206
Lupara|CB|41.761|14.734
Lurago Marinone|CO|45.705|8.983
Lurago d’Erba|CO|45.751|9.218
Lurano|BG|45.566|9.64
Luras|SS|40.936|9.175
Lurate Caccivio|CO|45.767|8.999
Lusciano|CE|40.97|14.19
Luserna|TN|45.923|11.323
Luserna|TO|44.807|7.246
Lusernetta|TO|44.803|7.247
Lusevera|UD|46.275|13.269
Lusiana|VI|45.784|11.575
Lusia|RO|45.098|11.665
Lusigliè|TO|45.318|7.765
Luson|BZ|46.746|11.761
Lustra|SA|40.288|15.068
Lutrano|TV|45.814|12.473
Luvinate|VA|45.84|8.772
Luzzana|BG|45.715|9.881
Luzzano|BN|41.068|14.536
Luzzara|RE|44.959|10.69
Luzzi|CS|39.448|16.287
Lu|AL|45.002|8.486
L’Aquila|AQ|42.351|13.4
Maccacari|VR|45.143|11.135
Maccagno|VA|46.044|8.734
Maccarese|RM|41.877|12.22
Maccastorna|LO|45.147|9.855
Macchia Valfortore|CB|41.595|14.912
Macchia d’Isernia|IS|41.561|14.17
Macchiagodena|IS|41.559|14.41
Macchia|SA|40.654|14.979
Maccoli-Perrillo|BN|41.088|14.806
Macello|TO|44.851|7.398
Macerata Campania|CE|41.063|14.278
Macerata Feltria|PU|43.803|12.442
Macerata|MC|43.298|13.453
Macere|RM|41.749|12.858
Macherio|MB|45.64|9.274
Macine-Borgo Loreto|AN|43.486|13.087
Maclodio|BS|45.478|10.042
Macomer|NU|40.262|8.767
Macra|CN|44.5|7.18
Macugnaga|VB|45.969|7.968
Maddaloni|CE|41.036|14.382
Madignano|CR|45.345|9.723
Madone|BG|45.65|9.55
Madonna Dell’Albero|RA|44.381|12.2
Madonna del Pilone|TO|45.07|7.738
Madonna del Sasso|VB|45.792|8.37
Madonna dell’Acqua|PI|43.743|10.375
Madonna di Campagna|TO|45.103|7.664
Madrano-Canzolino|TN|46.084|11.217
Maenza|LT|41.524|13.183
Maerne|VE|45.523|12.155
Mafalda|CB|41.943|14.716
Magasa|BS|45.781|10.616
Magenta|MI|45.465|8.885
Maggiora|NO|45.689|8.422
Magherno|PV|45.224|9.329
Magione|PG|43.142|12.212
Magisano|CZ|39.013|16.628
Magliano Alfieri|CN|44.769|8.07
Magliano Alpi|CN|44.458|7.819
Magliano De’Marsi|AQ|42.092|13.364
Magliano Romano|RM|42.158|12.437
Magliano Sabina|RI|42.366|12.485
Magliano Vetere|SA|40.347|15.237
Magliano di Tenna|FM|43.138|13.587
Magliano in Toscana|GR|42.598|11.292
Magliano|LE|40.337|18.063
Maglie|LE|40.121|18.298
Magliolo|SV|44.193|8.249
Maglione-Crosa|BI|45.603|8.149
Maglione|TO|45.347|8.013
Magnacavallo|MN|45.006|11.183
Magnago|MI|45.579|8.802
Magnano in Riviera|UD|46.224|13.195
Magnano|BI|45.463|8.003
Magno|BS|45.707|10.199
Magomadas|OR|40.263|8.523
Magreglio|CO|45.921|9.263
Magreta|MO|44.6|10.8
Magrè sulla Strada del Vino|BZ|46.288|11.211
Magugnano|VR|45.701|10.762
Maida|CZ|38.859|16.363
Maierato|VV|38.711|16.175
Maierà|CS|39.717|15.85
Maiolati Spontini|AN|43.476|13.12
Maiori|SA|40.648|14.641
Mairago|LO|45.252|9.578
Mairano|BS|45.448|10.08
Mairano|LO|45.31|9.359
Mairano|MI|45.358|9.069
Maissana|SP|44.337|9.536
Majano|UD|46.188|13.062
Malafede|RM|41.775|12.377
Malagnino|CR|45.135|10.115
Malalbergo|BO|44.719|11.532
Malavicina|MN|45.299|10.787
Malborghetto|UD|46.507|13.439
Malcesine|VR|45.761|10.809
Malche-Santa Croce-Serroni|SA|40.709|14.907
Malegno|BS|45.951|10.274
Maleo|LO|45.166|9.762
Malesco|VB|46.128|8.498
Maletto|CT|37.829|14.864
Malfa|ME|38.577|14.836
Malgesso|VA|45.828|8.676
Malgrate|LC|45.849|9.376
Malito|CS|39.158|16.247
Mallare|SV|44.289|8.297
Malles Venosta|BZ|46.688|10.547
Malmantile|FI|43.747|11.073
Malnate|VA|45.794|8.881
Malonno|BS|46.122|10.318
Malosco|TN|46.436|11.146
Malo|VI|45.659|11.416
Maltignano|AP|42.832|13.688
Malvagna|ME|37.918|15.055
Malvicino|AL|44.559|8.413
Malvito|CS|39.601|16.053
Malè|TN|46.354|10.912
Mammola|RC|38.363|16.239
Mamoiada|NU|40.215|9.282
Manciano|GR|42.589|11.518
Mandanici|ME|38.004|15.317
Mandas|SU|39.655|9.13
Mandatoriccio|CS|39.467|16.834
Mandela|RM|42.028|12.921
Mandello Vitta|NO|45.496|8.46
Mandello del Lario|LC|45.922|9.32
Mandriola-Sant’Agostino|PD|45.369|11.851
Mandrogne|AL|44.863|8.747
Manduria|TA|40.399|17.637
Manera|CO|45.673|9.041
Manerba del Garda|BS|45.55|10.552
Manerbio|BS|45.354|10.138
Manesseno|GE|44.478|8.928
Manfredonia|FG|41.631|15.919
Mangone|CS|39.204|16.333
Mango|CN|44.688|8.149
Maniace|CT|37.883|14.798
Maniago|PN|46.166|12.706
Manocalzati|AV|40.942|14.848
Manoppello Scalo|PE|42.308|14.054
Manoppello|PE|42.259|14.06
Mansuè|TV|45.821|12.535
Manta|CN|44.616|7.487
Mantegazza|MI|45.509|8.973
Mantello|SO|46.152|9.489
Mantiglia di Ardea|RM|41.677|12.615
Mantignana|PG|43.16|12.289
Mantignano-Ugnano|FI|43.782|11.17
Mantova|MN|45.16|10.798
Manzano|UD|45.988|13.377
Manziana|RM|42.13|12.125
Manzolino|MO|44.596|11.1
Mapello|BG|45.713|9.554
Mappano|TO|45.148|7.708
Maracalagonis|CA|39.286|9.229
Maranello|MO|44.531|10.869
Marano Equo|RM|41.995|13.015
Marano Lagunare|UD|45.764|13.167
Marano Marchesato|CS|39.313|16.174
Marano Principato|CS|39.298|16.174
Marano Ticino|NO|45.628|8.632
Marano Vicentino|VI|45.696|11.432
Marano di Napoli|NA|40.897|14.188
Marano di Valpolicella|VR|45.556|10.916
Marano sul Panaro|MO|44.459|10.969
Maranola-Trivio|LT|41.285|13.628
Marano|VE|45.463|12.117
Maranzana|AT|44.76|8.478
Maratea|PZ|39.999|15.715
Marausa|TP|37.942|12.509
Mara|SS|40.41|8.637
Marcallo|MI|45.483|8.872
Marcaria|MN|45.122|10.533
Marcedusa|CZ|39.027|16.836
Marcellinara|CZ|38.926|16.488
Marcellina|CS|39.766|15.823
Marcellina|RM|42.024|12.804
Marcelli|AN|43.492|13.625
Marcetelli|RI|42.227|13.046
Marcheno|BS|45.706|10.214
Marchesino-Bovo|VR|45.367|11
Marchirolo|VA|45.948|8.833
Marciana Marina|LI|42.803|10.195
Marciana|LI|42.793|10.169
Marcianise|CE|41.031|14.299
Marciano della Chiana|AR|43.305|11.786
Marciano|AR|43.307|11.792
Marcignago|PV|45.253|9.079
Marcignana|FI|43.718|10.884
Marco Simone|RM|41.955|12.648
Marcon-Gaggio-Colmello|VE|45.564|12.299
Marconia|MT|40.364|16.688
Marco|TN|45.843|11.009
Mardimago|RO|45.107|11.837
Marene|CN|44.661|7.734
Mareno di Piave|TV|45.846|12.337
Marentino|TO|45.054|7.876
Maresso|LC|45.688|9.356
Maretto|AT|44.945|8.034
Margarita|CN|44.403|7.685
Marghera|VE|45.451|12.224
Margherita di Savoia|BT|41.372|16.153
Margine Coperta-Traversagna|PT|43.88|10.757
Margno|LC|46.031|9.382
Mariana Mantovana|MN|45.193|10.487
Mariano Comense|CO|45.697|9.182
Mariano del Friuli|GO|45.915|13.459
Marianopoli|CL|37.598|13.915
Mariglianella|NA|40.93|14.437
Marigliano|NA|40.925|14.456
Marina Romea|RA|44.515|12.271
Marina San Nicola|RM|41.931|12.12
Marina di Altidona|FM|43.106|13.835
Marina di Andora|SV|43.954|8.155
Marina di Ardea-Tor San Lorenzo|RM|41.554|12.541
Marina di Camerota|SA|40.004|15.367
Marina di Campo|LI|42.743|10.234
Marina di Caronia|ME|38.035|14.442
Marina di Carrara|MS|44.038|10.041
Marina di Casal Velino|SA|40.177|15.122
Marina di Cerveteri|RM|41.98|12.053
Marina di Davoli|CZ|38.664|16.548
Marina di Fuscaldo|CS|39.424|16.007
Marina di Ginosa|TA|40.428|16.88
Marina di Gioiosa Ionica|RC|38.302|16.331
Marina di Grosseto|GR|42.719|10.981
Marina di Massa|MS|44.004|10.107
Marina di Montemarciano|AN|43.651|13.336
Marina di Pisa|PI|43.673|10.273
Marina di Ragusa|RG|36.786|14.555
Marina di Ravenna|RA|44.486|12.281
Marina di San Vito|CH|42.305|14.448
Marina di Schiavonea|CS|39.65|16.533
Marina di Vasto|CH|42.094|14.727
Marina|CS|39.939|16.606
Marinella|TP|37.595|12.844
Marineo|PA|37.952|13.418
Marino|RM|41.77|12.659
Mariotto|BA|41.05|16.561
Marittima|LE|39.996|18.399
Marlengo|BZ|46.653|11.145
Marliana|PT|43.934|10.77
Marmentino|BS|45.755|10.285
Marmirolo|MN|45.219|10.756
Marmora|CN|44.458|7.094
Marnate|VA|45.629|8.909
Marocchi|TO|44.942|7.819
Marola|VI|45.54|11.626
Marone|BS|45.737|10.096
Maropati|RC|38.442|16.098
Marostica|VI|45.745|11.662
Marotta|PU|43.764|13.148
Marradi|FI|44.074|11.611
Marrubiu|OR|39.751|8.638
Marsaglia|CN|44.453|7.98
Marsaglia|PC|44.712|9.384
Marsala|TP|37.799|12.437
Marsciano|PG|42.921|12.351
Marsia|AP|42.86|13.476
Marsico Nuovo|PZ|40.424|15.735
Marsicovetere|PZ|40.376|15.826
Marsure|PN|46.094|12.595
Martano|LE|40.202|18.302
Marta|VT|42.533|11.924
Martellago|VE|45.544|12.164
Martelli-Laganosa|CZ|38.679|16.535
Martignacco|UD|46.093|13.14
Martignana di Po|CR|45.011|10.38
Martignano|LE|40.238|18.256
Martina Franca|TA|40.704|17.338
Martinengo|BG|45.572|9.768
Martiniana Po|CN|44.627|7.363
Martinsicuro|TE|42.88|13.913
Martirano Lombardo|CZ|39.075|16.232
Martirano|CZ|39.081|16.248
Martis|SS|40.778|8.809
Marti|PI|43.655|10.741
Martone|RC|38.354|16.288
Marudo|LO|45.253|9.377
Maruggio|TA|40.321|17.571
Marzabotto|BO|44.343|11.206
Marzanello|CE|41.314|14.116
Marzano Appio|CE|41.318|14.045
Marzano di Nola|AV|40.901|14.584
Marzano|PV|45.248|9.295
Marzio|VA|45.938|8.858
Marzi|CS|39.171|16.307
Masainas|SU|39.05|8.629
Masate|MI|45.567|9.464
Mascali|CT|37.758|15.197
Mascalucia|CT|37.575|15.05
Maschito|PZ|40.909|15.829
Masciago Primo|VA|45.918|8.781
Maserada sul Piave|TV|45.752|12.318
Masera|VB|46.139|8.325
Maser|TV|45.807|11.975
Maserà di Padova|PD|45.318|11.865
Masi-Torello|FE|44.795|11.802
Masio|AL|44.87|8.408
Masi|PD|45.109|11.489
Maslianico|CO|45.843|9.048
Mason Vicentino|VI|45.719|11.607
Masone|GE|44.502|8.719
Massa Fermana|FM|43.147|13.476
Massa Finalese|MO|44.852|11.214
Massa Fiscaglia|FE|44.81|12.007
Massa Lombarda|RA|44.447|11.821
Massa Lubrense|NA|40.609|14.372
Massa Marittima|GR|43.048|10.893
Massa Martana|PG|42.773|12.526
Massa di Somma|NA|40.846|14.375
Massa d’Albe-Corona|AQ|42.107|13.394
Massafra|TA|40.586|17.116
Massalengo-Motta Vigana|LO|45.265|9.49
Massanzago-Ca’ Baglioni-San Dono|PD|45.556|12.007
Massarosa|LU|43.866|10.345
Massazza|BI|45.492|8.165
Massa|MC|43.188|12.931
Massa|MS|44.035|10.139
Massa|PT|43.909|10.744
Massello|TO|44.959|7.057
Massenzatico|RE|44.735|10.697
Masserano|BI|45.595|8.222
Masseria Vecchia Ovest|NA|40.89|14.066
Massignano|AP|43.051|13.798
Massimeno|TN|46.141|10.773
Massimino|SV|44.3|8.071
Massino Visconti|NO|45.824|8.541
Massiola|VB|45.912|8.32
Masullas|OR|39.7|8.784
Matelica|MC|43.258|13.008
Matera|MT|40.666|16.605
Materdomini|BR|40.656|17.959
Mathi|TO|45.255|7.542
Matinella|SA|40.502|15.067
Matino|LE|40.031|18.136
Matrice|CB|41.619|14.71
Mattarello|TN|46.009|11.13
Mattie|TO|45.118|7.115
Mattinata|FG|41.711|16.051
Maugeri|CT|37.586|15.118
Mazara II|TP|37.681|12.601
Mazara del Vallo|TP|37.655|12.59
Mazzano Romano|RM|42.206|12.396
Mazzano|BS|45.52|10.354
Mazzarino|CL|37.302|14.21
Mazzarrone|CT|37.088|14.561
Mazzarrà Sant’Andrea|ME|38.09|15.135
Mazze|TO|45.3|7.933
Mazzin|TN|46.457|11.7
Mazzo di Valtellina|SO|46.257|10.255
Meana Sardo|NU|39.945|9.074
Meana di Susa|TO|45.122|7.065
Meano|TN|46.125|11.118
Meda|MB|45.661|9.153
Medea|GO|45.918|13.424
Medesano|PR|44.758|10.138
Mede|PV|45.097|8.737
Medicina-Buda|BO|44.479|11.638
Mediglia|MI|45.395|9.332
Mediis|UD|46.403|12.823
Medolago|BG|45.671|9.498
Medole|MN|45.326|10.514
Medolla|MO|44.847|11.068
Meduna di Livenza|TV|45.817|12.628
Meduno|PN|46.215|12.799
Meggiano|PG|42.755|12.864
Megliadino San Fidenzio|PD|45.217|11.516
Megliadino San Vitale|PD|45.196|11.524
Meiern|BZ|46.565|10.783
Meina|NO|45.791|8.538
Mejaniga|PD|45.458|11.906
Melara|RO|45.064|11.201
Melazzo|AL|44.644|8.425
Meldola|FC|44.128|12.063
Meledo|VI|45.438|11.416
Melegnano|MI|45.358|9.324
Melendugno|LE|40.273|18.338
Meleti|LO|45.12|9.836
Mele|GE|44.446|8.749
Melfi|PZ|40.996|15.656
Melia|ME|37.904|15.275
Melicucco|RC|38.433|16.057
Melicuccà|RC|38.303|15.882
Melilli|SR|37.178|15.13
Melissano|LE|39.973|18.121
Melissa|KR|39.31|17.03
Melito Irpino|AV|41.103|15.052
Melito di Napoli|NA|40.919|14.231
Melito di Porto Salvo|RC|37.926|15.75
Melizzano|BN|41.162|14.506
Melle|CN|44.562|7.319
Mello|SO|46.155|9.547
Melpignano|LE|40.156|18.292
Meltina|BZ|46.587|11.255
Melzo|MI|45.498|9.42
Mel|BL|46.064|12.09
Menaggio|CO|46.021|9.239
Menarola|SO|46.299|9.361
Menconico|PV|44.797|9.279
Mendatica|IM|44.077|7.806
Mendicino|CS|39.263|16.195
Menfi|AG|37.604|12.969
Mentana|RM|42.035|12.644
Meolo|VE|45.62|12.452
Merana|AL|44.519|8.298
Merano|BZ|46.668|11.16
Merate|LC|45.689|9.421
Mercallo|VA|45.748|8.67
Mercatale-San Quirico|PO|44.044|11.152
Mercatale|FI|43.637|11.228
Mercatale|PU|43.783|12.485
Mercatello sul Metauro|PU|43.647|12.336
Mercatino Conca|PU|43.87|12.491
Mercato San Severino|SA|40.785|14.754
Mercato Saraceno|FC|43.963|12.196
Mercato Vecchio|PU|43.804|12.377
Mercato|NA|40.845|14.272
Mercato|SA|40.716|14.94
Mercenasco|TO|45.36|7.88
Mercogliano|AV|40.922|14.745
Mereto di Tomba|UD|46.051|13.044
Mergozzo|VB|45.962|8.454
Mergo|AN|43.474|13.035
Merine|LE|40.334|18.224
Merlara|PD|45.167|11.445
Merlino|LO|45.433|9.43
Merone|CO|45.787|9.244
Merso di Sopra|UD|46.124|13.528
Merì|ME|38.166|15.25
Mesagne|BR|40.559|17.808
Mesenzana|VA|45.952|8.765
Mesero|MI|45.502|8.855
Mese|SO|46.304|9.378
Mesola|FE|44.918|12.231
Mesoraca|KR|39.079|16.788
Messignadi|RC|38.3|15.996
Messina|ME|38.194|15.553
Mestre|VE|45.492|12.245
Mestrino|PD|45.441|11.759
Metato|PI|43.774|10.371
Meta|NA|40.641|14.416
Meugliano|TO|45.49|7.779
Mezzago|MB|45.629|9.445
Mezzana Bigli|PV|45.06|8.847
Mezzana Mortigliengo|BI|45.627|8.19
Mezzana Rabattone|PV|45.095|9.032
Mezzana|TN|46.317|10.8
Mezzane di Sotto|VR|45.482|11.127
Mezzanego|GE|44.383|9.377
Mezzanino|PV|45.125|9.205
Mezzano Inferiore|PR|44.913|10.458
Mezzano|RA|44.466|12.086
Mezzano|TN|46.154|11.809
Mezzate|MI|45.444|9.295
Mezzegra|CO|45.982|9.205
Mezzenile|TO|45.295|7.396
Mezzocorona|TN|46.212|11.123
Mezzogoro|FE|44.903|12.099
Mezzojuso|PA|37.865|13.465
Mezzolara|BO|44.589|11.565
Mezzoldo|BG|46.013|9.666
Mezzolombardo|TN|46.208|11.096
Mezzomerico|NO|45.62|8.606
Miagliano|BI|45.613|8.045
Miane|TV|45.943|12.092
Miano|NA|40.888|14.253
Miasino|NO|45.802|8.43
Miazzina|VB|45.976|8.523
Micigliano|RI|42.452|13.053
Miggiano|LE|39.962|18.311
Miglianico|CH|42.358|14.292
Migliarina|MO|44.81|10.836
Migliarino|FE|44.77|11.933
Migliarino|PI|43.766|10.34
Migliaro|FE|44.799|11.974
Miglierina|CZ|38.951|16.472
Miglionico|MT|40.568|16.5
Mignagola|TV|45.689|12.322
Mignanego|GE|44.527|8.914
Mignano Monte Lungo|CE|41.406|13.986
Milanere|TO|45.104|7.434
Milano Due|MI|45.5|9.266
Milano Marittima|RA|44.274|12.352
Milano|MI|45.464|9.19
Milazzo|ME|38.22|15.24
Milena|CL|37.471|13.736
Mileto|VV|38.608|16.068
Milis|OR|40.05|8.637
Militello Rosmarino|ME|38.046|14.676
Militello in Val di Catania|CT|37.276|14.793
Millepini|MI|45.47|9.338
Millesimo|SV|44.367|8.204
Milo|CT|37.725|15.116
Milzano|BS|45.274|10.199
Mimosa-Poggio Verde-Nuova Comunità|CB|41.539|14.669
Mineo|CT|37.265|14.694
Minerbe|VR|45.232|11.352
Minerbio|BO|44.618|11.473
Minervino Murge|BT|41.083|16.079
Minervino di Lecce|LE|40.09|18.421
Minori|SA|40.65|14.627
Minturno|LT|41.263|13.746
Minucciano|LU|44.17|10.208
Mioglia|SV|44.492|8.414
Miola di Pinè|TN|46.127|11.249
Mira Taglio|VE|45.435|12.129
Mirabella Eclano|AV|41.045|15
Mirabella Imbaccari|CT|37.327|14.446
Mirabello Monferrato|AL|45.035|8.524
Mirabello Sannitico|CB|41.516|14.673
Mirabello|FE|44.823|11.457
Miradolo Terme|PV|45.171|9.444
Mirafiori Nord|TO|45.042|7.628
Mirafiori Sud|TO|45.021|7.623
Miranda|IS|41.644|14.246
Mirandola|MO|44.885|11.069
Mirano|VE|45.495|12.108
Mirto|CS|39.601|16.774
Mirto|ME|38.084|14.746
Misano Adriatico|RN|43.977|12.698
Misano di Gera d’Adda|BG|45.469|9.621
Misilmeri|PA|38.032|13.448
Misinto|MB|45.661|9.081
Missaglia|LC|45.707|9.335
Missanello|PZ|40.283|16.167
Misterbianco|CT|37.518|15.009
Mistretta|ME|37.928|14.358
Moasca|AT|44.764|8.278
Moconesi|GE|44.421|9.21
Modena|MO|44.648|10.925
Modica|RG|36.859|14.76
Modigliana|FC|44.16|11.793
Modolo|OR|40.275|8.53
Modugno|BA|41.084|16.783
Moena|TN|46.377|11.659
Moggio Udinese|UD|46.411|13.201
Moggio di Sotto|UD|46.407|13.195
Moggio|LC|45.932|9.486
Mogliano Veneto|TV|45.556|12.243
Mogliano|MC|43.188|13.491
Moglia|MN|44.936|10.915
Mogorella|OR|39.864|8.859
Mogoro|OR|39.684|8.777
Moiano|BN|41.08|14.544
Moiano|NA|40.652|14.466
Moie|AN|43.504|13.133
Moimacco|UD|46.091|13.373
Moio Alcantara|ME|37.901|15.051
Moio della Civitella-Pellare|SA|40.247|15.269
Moio de’ Calvi|BG|45.952|9.701
Moiola|CN|44.321|7.39
Mola di Bari|BA|41.06|17.09
Molare|AL|44.618|8.6
Molazzana|LU|44.072|10.418
Molella|LT|41.26|13.062
Molfetta|BA|41.2|16.599
Molina Aterno|AQ|42.149|13.735
Molina di Ledro|TN|45.871|10.774
Molinara|BN|41.297|14.909
Molinella|BO|44.618|11.667
Molinetto|BS|45.494|10.359
Molini di Triora|IM|43.989|7.775
Molini|IM|43.926|7.938
Molino Vecchio-Scapitola-Baio|GE|44.556|9.068
Molino dei Torti|AL|45.024|8.894
Molino del Pallone|BO|44.1|10.961
Molino del Piano|FI|43.811|11.4
Molino-Mozzi-Bittarelli|VI|45.613|11.235
Molino-Pera|SV|44.488|8.309
Molise|CB|41.631|14.493
Moliterno|PZ|40.244|15.865
Mollia|VC|45.817|8.03
Molochio|RC|38.308|16.031
Molteno|LC|45.778|9.304
Moltrasio|CO|45.86|9.098
Molveno|TN|46.142|10.963
Mombaldone|AT|44.57|8.333
Mombarcaro|CN|44.468|8.088
Mombaroccio|PU|43.795|12.855
Mombaruzzo|AT|44.771|8.448
Mombasiglio|CN|44.367|7.968
Mombelli|PV|44.869|9.234
Mombello Monferrato|AL|45.133|8.25
Mombello di Torino|TO|45.046|7.921
Mombercelli|AT|44.818|8.295
Mombretto|MI|45.424|9.365
Momo|NO|45.574|8.554
Mompantero|TO|45.147|7.043
Mompeo|RI|42.248|12.751
Momperone|AL|44.838|9.034
Monacilioni|CB|41.611|14.81
Monale|AT|44.938|8.072
Monasterace Marina|RC|38.435|16.57
Monasterace|RC|38.453|16.552
Monastero Bormida|AT|44.649|8.327
Monastero di Lanzo|TO|45.302|7.44
Monastero di Vasco|CN|44.34|7.823
Monasterolo Casotto|CN|44.328|7.943
Monasterolo del Castello|BG|45.763|9.932
Monasterolo di Savigliano|CN|44.686|7.62
Monasterolo|BG|45.763|9.931
Monasterolo|TO|45.235|7.508
Monastier di Treviso|TV|45.658|12.418
Monastir|SU|39.384|9.044
Moncalieri|TO|44.999|7.682
Moncalvo|AT|45.051|8.263
Moncenisio|TO|45.204|6.985
Moncestino|AL|45.155|8.161
Monchiero Borgonuovo|CN|44.571|7.92
Monchio delle Corti|PR|44.412|10.124
Monclassico|TN|46.334|10.886
Moncrivello|VC|45.332|7.996
Moncucco Torinese|AT|45.067|7.932
Moncucco|MI|45.31|9.039
Mondaino|RN|43.858|12.668
Mondavio|PU|43.675|12.966
Mondolfo|PU|43.745|13.102
Mondovì|CN|44.396|7.818
Mondragone|CE|41.114|13.892
Moneglia|GE|44.239|9.491
Monesiglio|CN|44.466|8.119
Monfalcone|GO|45.805|13.533
Monforte San Giorgio|ME|38.157|15.381
Monforte d’Alba|CN|44.583|7.968
Monfumo|TV|45.831|11.92
Mongardino|AT|44.849|8.219
Monghidoro|BO|44.223|11.323
Mongiana|VV|38.515|16.319
Mongiardino Ligure|AL|44.634|9.065
Mongiuffi Melia|ME|37.903|15.275
Mongnod|AO|45.805|7.568
Mongrando|BI|45.528|8.007
Mongrassano|CS|39.526|16.112
Monguelfo|BZ|46.758|12.106
Moniego|VE|45.561|12.087
Moniga del Garda|BS|45.527|10.537
Monleale|AL|44.884|8.974
Monno|BS|46.212|10.34
Monopoli|BA|40.949|17.297
Monreale|PA|38.081|13.289
Monsampietro Morico|FM|43.068|13.556
Monsampolo del Tronto|AP|42.897|13.793
Monsano|AN|43.562|13.252
Monselice|PD|45.239|11.75
Monserrato|CA|39.256|9.144
Monsummano Terme|PT|43.867|10.813
Montabone|AT|44.699|8.391
Montacuto|AL|44.766|9.105
Montafia|AT|44.989|8.025
Montagano|CB|41.645|14.674
Montagna in Valtellina|SO|46.178|9.903
Montagnana|PD|45.232|11.465
Montagnareale|ME|38.132|14.947
Montagna|BZ|46.33|11.3
Montagne|TN|46.059|10.751
Montaguto|AV|41.249|15.248
Montaione|FI|43.551|10.914
Montalbano Elicona|ME|38.024|15.014
Montalbano Jonico|MT|40.286|16.57
Montalbano|BR|40.778|17.482
Montalbano|RN|43.959|12.716
Montalcino|SI|43.054|11.489
Montaldeo|AL|44.667|8.73
Montaldo Bormida|AL|44.683|8.588
Montaldo Roero|CN|44.768|7.925
Montaldo Scarampi|AT|44.83|8.259
Montaldo Torinese|TO|45.065|7.85
Montaldo di Mondovì|CN|44.322|7.867
Montalenghe|TO|45.337|7.838
Montale|MO|44.569|10.908
Montale|MS|44.206|9.945
Montale|PT|43.935|11.017
Montallegro|AG|37.391|13.352
Montalto Dora|TO|45.49|7.863
Montalto Ligure|IM|43.929|7.845
Montalto Pavese|PV|44.978|9.212
Montalto Uffugo|CS|39.403|16.155
Montalto delle Marche|AP|42.99|13.608
Montalto di Castro|VT|42.35|11.608
Montalto|AR|43.499|11.664
Montan-Angelin-Arensod|AO|45.728|7.276
Montanara|MN|45.135|10.719
Montanaro|TO|45.233|7.855
Montanaso Lombardo|LO|45.335|9.466
Montanera|CN|44.462|7.666
Montano Antilia|SA|40.163|15.363
Montano Lucino|CO|45.784|9.042
Montano|CO|45.794|9.022
Montappone|FM|43.136|13.469
Montaquila|IS|41.565|14.113
Montariolo|AL|44.996|8.775
Montasola|RI|42.385|12.681
Montauro|CZ|38.749|16.512
Montazzoli|CH|41.949|14.431
Monte Argentario|GR|42.435|11.12
Monte Caminetto|RM|42.067|12.474
Monte Castello di Vibio|PG|42.84|12.352
Monte Cerignone|PU|43.84|12.414
Monte Colombo|RN|43.92|12.552
Monte Compatri|RM|41.809|12.738
Monte Cremasco|CR|45.372|9.573
Monte Giberto|FM|43.091|13.631
Monte Grimano Terme|PU|43.868|12.471
Monte Grimano|PG|43.467|12.467
Monte Marenzo|LC|45.772|9.455
Monte Migliore La Selvotta|RM|41.721|12.502
Monte Olimpino|CO|45.826|9.049
Monte Porzio Catone|RM|41.816|12.714
Monte Porzio|PU|43.691|13.047
Monte Rinaldo|FM|43.028|13.582
Monte Roberto|AN|43.481|13.138
Monte Romano|VT|42.267|11.897
Monte Rosello|SS|40.735|8.568
Monte San Biagio|LT|41.354|13.352
Monte San Giacomo|SA|40.344|15.542
Monte San Giovanni Campano|FR|41.643|13.511
Monte San Giovanni in Sabina|RI|42.327|12.779
Monte San Giovanni|BO|44.42|11.172
Monte San Giusto|MC|43.236|13.593
Monte San Marino|FR|41.712|13.312
Monte San Martino|MC|43.032|13.44
Monte San Pietrangeli|FM|43.19|13.577
Monte San Savino|AR|43.332|11.727
Monte San Vito|AN|43.601|13.268
Monte Santa Maria Tiberina|PG|43.437|12.162
Monte Sant’Angelo|FG|41.705|15.961
Monte Urano|FM|43.19|13.662
Monte Vidon Combatte|FM|43.049|13.631
Monte Vidon Corrado|FM|43.121|13.489
Monte di Malo|VI|45.66|11.361
Monte di Procida|NA|40.798|14.05
Montebello Jonico|RC|37.983|15.758
Montebello Vicentino|VI|45.459|11.383
Montebello di Bertona|PE|42.417|13.871
Montebello sul Sangro|CH|41.987|14.324
Montebello|PV|45|9.103
Montebelluna|TV|45.775|12.049
Montebonello|FI|43.83|11.487
Montebruno|GE|44.526|9.248
Montebuono|RI|42.368|12.597
Montecalvario|NA|40.844|14.246
Montecalvo Irpino|AV|41.196|15.034
Montecalvo Versiggia|PV|44.972|9.285
Montecalvo in Foglia|PU|43.811|12.632
Montecalvoli|PI|43.686|10.665
Montecarlo|LU|43.852|10.667
Montecarotto|AN|43.528|13.067
Montecassiano|MC|43.365|13.44
Montecastello|AL|44.949|8.686
Montecastrilli|TR|42.651|12.488
Montecatini Val di Cecina|PI|43.392|10.749
Montecatini-Terme|PT|43.882|10.772
Montecavolo|RE|44.633|10.543
Montecchia di Crosara|VR|45.482|11.254
Montecchio Emilia|RE|44.699|10.452
Montecchio Maggiore-Alte Ceccato|VI|45.504|11.412
Montecchio Precalcino|VI|45.666|11.564
Montecchio|TR|42.662|12.288
Montecelio|RM|42.021|12.744
Montechiaro d’Acqui|AL|44.594|8.379
Montechiaro d’Asti|AT|45.007|8.113
Montechiarugolo|PR|44.693|10.421
Monteciccardo|PU|43.824|12.803
Montecilfone|CB|41.902|14.837
Montecorice|SA|40.234|14.985
Montecorvino Pugliano|SA|40.679|14.945
Montecorvino Rovella|SA|40.692|14.979
Montecosaro|MC|43.316|13.638
Montecrestese|VB|46.164|8.326
Montecreto|MO|44.246|10.718
Montedecoro|CE|41.028|14.418
Montedinove|AP|42.973|13.59
Montedoro|CL|37.454|13.817
Montefalcione|AV|40.962|14.883
Montefalcone Appennino|FM|42.99|13.457
Montefalcone di Val Fortore|BN|41.324|15.009
Montefalcone nel Sannio|CB|41.867|14.638
Montefalco|PG|42.891|12.648
Montefano|MC|43.41|13.437
Montefelcino|PU|43.735|12.834
Monteferrante|CH|41.954|14.389
Montefiascone|VT|42.543|12.032
Montefino|TE|42.546|13.885
Montefiore Conca|RN|43.889|12.611
Montefiore dell’Aso|AP|43.053|13.755
Montefiorino|MO|44.354|10.624
Monteflavio|RM|42.109|12.831
Monteforte Cilento|SA|40.365|15.195
Monteforte Irpino|AV|40.902|14.744
Monteforte d’Alpone|VR|45.42|11.284
Montefortino|FM|42.944|13.344
Montefranco|TR|42.598|12.764
Montefredane|AV|40.96|14.814
Montefusco|AV|41.037|14.855
Montegabbione|TR|42.92|12.092
Montegalda|VI|45.446|11.675
Montegaldella|VI|45.437|11.67
Montegioco|AL|44.842|8.963
Montegiordano|CS|40.043|16.534
Montegiorgio|FM|43.13|13.539
Montegranaro|FM|43.231|13.63
Montegridolfo|RN|43.858|12.69
Montegrino Valtravaglia|VA|45.974|8.767
Montegrosso Pian Latte|IM|44.066|7.816
Montegrosso|AT|44.821|8.238
Montegrotto Terme|PD|45.331|11.786
Monteiasi|TA|40.5|17.383
Montelabbate|PU|43.847|12.788
Montelanico|RM|41.651|13.04
Montelapiano|CH|41.963|14.342
Montelarco|RM|42.163|12.484
Monteleone Rocca Doria|SS|40.472|8.561
Monteleone Sabino|RI|42.233|12.858
Monteleone di Fermo|FM|43.048|13.529
Monteleone di Puglia|FG|41.167|15.258
Monteleone di Spoleto|PG|42.65|12.952
Monteleone d’Orvieto|TR|42.922|12.053
Montelepre|PA|38.09|13.175
Montelera|TO|45.154|7.443
Montelibretti|RM|42.136|12.739
Montella|AV|40.844|15.018
Montello|BG|45.672|9.806
Montelongo|CB|41.737|14.95
Montelparo|FM|43.018|13.537
Montelupo Albese|CN|44.622|8.047
Montelupo Fiorentino|FI|43.73|11.01
Montelupone|MC|43.343|13.571
Montemaggiore Belsito|PA|37.848|13.762
Montemaggiore al Metauro|PU|43.737|12.945
Montemagno|AT|44.983|8.325
Montemale di Cuneo|CN|44.437|7.375
Montemarano|AV|40.914|14.998
Montemarciano|AN|43.638|13.308
Montemarzino|AL|44.848|8.994
Montemerlo|PD|45.38|11.708
Montemesola|TA|40.568|17.337
Montemezzo|CO|46.179|9.371
Montemignaio|AR|43.74|11.619
Montemiletto|AV|41.012|14.9
Montemilone|PZ|41.027|15.967
Montemitro|CB|41.888|14.647
Montemonaco|AP|42.899|13.33
Montemurlo|PO|43.927|11.037
Montemurro|PZ|40.298|15.992
Montenars|UD|46.251|13.169
Montenero Sabino|RI|42.281|12.814
Montenero Val Cocchiara|IS|41.717|14.069
Montenero di Bisaccia|CB|41.964|14.781
Montenerodomo|CH|41.977|14.252
Monteodorisio|CH|42.085|14.654
Montepaone Lido|CZ|38.73|16.542
Montepaone|CZ|38.722|16.498
Monteparano|TA|40.443|17.413
Monteprandone|AP|42.921|13.839
Montepulciano Stazione|SI|43.135|11.855
Montepulciano|SI|43.1|11.787
Monterado|AN|43.697|13.091
Monterchi|AR|43.487|12.111
Montereale Valcellina|PN|46.151|12.648
Montereale|AQ|42.523|13.246
Monterenzio|BO|44.326|11.404
Monteriggioni|SI|43.39|11.223
Monteroduni|IS|41.522|14.176
Monteroni di Lecce|LE|40.319|18.092
Monteroni d’Arbia|SI|43.23|11.422
Monterosi|VT|42.197|12.308
Monterosso Almo|RG|37.089|14.765
Monterosso Calabro|VV|38.717|16.291
Monterosso Grana|CN|44.408|7.323
Monterosso al Mare|SP|44.147|9.655
Monterotondo Marittimo|GR|43.146|10.856
Monterotondo|RM|42.052|12.62
Monterubbiano|FM|43.086|13.719
Monterusciello|NA|40.869|14.083
Montesano Salentino|LE|39.975|18.323
Montesano sulla Marcellana|SA|40.276|15.704
Montesarchio|BN|41.062|14.641
Montesardo|LE|39.876|18.34
Montescaglioso|MT|40.55|16.665
Montescano|PV|45.032|9.284
Montescheno|VB|46.067|8.232
Montescudaio|PI|43.326|10.626
Montescudo|RN|43.918|12.541
Montesegale|PV|44.907|9.126
Montese|MO|44.27|10.945
Montesilvano|PE|42.511|14.145
Montesolaro|CO|45.721|9.118
Montespertoli|FI|43.643|11.073
Monteu Roero|CN|44.781|7.934
Monteu da Po|TO|45.15|8.014
Montevago|AG|37.702|12.986
Montevarchi|AR|43.525|11.572
Montevecchia|LC|45.705|9.381
Monteverde|AV|40.999|15.534
Monteverdi Marittimo|PI|43.178|10.711
Monteviale|VI|45.559|11.457
Montezemolo|CN|44.377|8.141
Monte|VA|45.715|8.822
Monti d’Arena-Bosco Caggione|TA|40.355|17.364
Montiano|FC|44.082|12.305
Monticchio|AQ|42.32|13.464
Monticelli Brusati|BS|45.635|10.1
Monticelli Pavese|PV|45.111|9.513
Monticelli Terme|PR|44.729|10.394
Monticelli d’Ongina|PC|45.089|9.934
Monticelli-Fontana|VR|45.43|11.137
Monticelli|SA|40.65|15.017
Monticello Brianza|LC|45.709|9.316
Monticello Conte Otto|VI|45.598|11.572
Monticello di Fara|VI|45.429|11.39
Monticello d’Alba|CN|44.719|7.943
Monticello|LC|45.712|9.315
Montichiari|BS|45.413|10.398
Monticiano|SI|43.14|11.177
Montieri|GR|43.131|11.017
Montiglio|AT|45.065|8.099
Montignano|AN|43.667|13.287
Montignoso|MS|44.024|10.173
Montirone|BS|45.446|10.229
Monti|MS|44.249|10.009
Monti|RM|41.895|12.499
Monti|SS|40.807|9.326
Montjovet|AO|45.708|7.674
Montodine|CR|45.284|9.709
Montoggio|GE|44.517|9.049
Montone|PG|43.361|12.323
Montopoli in Sabina|RI|42.246|12.692
Montopoli|PI|43.674|10.75
Montorfano|CO|45.786|9.144
Montorio Nei Frentani|CB|41.759|14.933
Montorio Romano|RM|42.137|12.804
Montorio al Vomano|TE|42.581|13.637
Montorio|VR|45.458|11.066
Montoro Superiore|AV|40.817|14.798
Montorso Vicentino|VI|45.491|11.36
Montottone|FM|43.062|13.59
Montresta|OR|40.374|8.5
Montà|CN|44.815|7.955
Montù Beccaria|PV|45.036|9.313
Monvalle|VA|45.858|8.631
Monzambano|MN|45.385|10.693
Monza|MB|45.58|9.272
Monzuno|BO|44.278|11.267
Morano Calabro|CS|39.841|16.138
Morano sul Po|AL|45.166|8.367
Moransengo|AT|45.115|8.025
Moraro|GO|45.93|13.496
Morazzone|VA|45.764|8.828
Morbegno|SO|46.137|9.574
Morbello|AL|44.605|8.511
Morciano di Leuca|LE|39.847|18.311
Morciano di Romagna|RN|43.914|12.651
Morcone|BN|41.343|14.669
Mordano|BO|44.397|11.808
Morengo|BG|45.531|9.706
Moresco|FM|43.087|13.73
Mores|SS|40.547|8.833
Moretta|CN|44.761|7.536
Morfasso|PC|44.723|9.702
Morgex|AO|45.757|7.041
Morgongiori|OR|39.746|8.77
Moriago della Battaglia|TV|45.866|12.101
Moricone|RM|42.117|12.772
Morigerati|SA|40.141|15.555
Morimondo|MI|45.354|8.956
Morino|AQ|41.864|13.457
Moriondo Torinese|TO|45.039|7.941
Mori|TN|45.852|10.981
Morlupo|RM|42.15|12.503
Mormanno|CS|39.893|15.992
Mornago|VA|45.745|8.75
Mornese|AL|44.639|8.756
Mornico Losana|PV|45.01|9.206
Mornico al Serio|BG|45.591|9.809
Mornico|PV|45.011|9.209
Morolo|FR|41.638|13.198
Morozzo|CN|44.423|7.71
Morra de Sanctis|AV|40.929|15.243
Morro Reatino|RI|42.522|12.834
Morro d’Alba|AN|43.6|13.213
Morro d’Oro|TE|42.663|13.921
Morrone del Sannio|CB|41.711|14.781
Morrovalle|MC|43.318|13.595
Morsano|PN|45.86|12.928
Morsasco|AL|44.665|8.551
Mortara|PV|45.249|8.733
Mortegliano|UD|45.946|13.173
Morterone|LC|45.875|9.482
Moruzzo|UD|46.12|13.124
Moscazzano|CR|45.294|9.681
Moscheri|TN|45.869|11.074
Moschiano|AV|40.873|14.656
Mosciano Sant’Angelo|TE|42.747|13.889
Moscufo|PE|42.427|14.054
Mosnigo|TV|45.863|12.079
Moso in Passiria|BZ|46.832|11.167
Mosorrofa|RC|38.095|15.713
Mossano|VI|45.42|11.554
Mossa|GO|45.937|13.549
Mosso Santa Maria|BI|45.65|8.137
Mosso|BI|45.65|8.138
Motovelodromo|TO|45.068|7.719
Motta Baluffi|CR|45.056|10.259
Motta Camastra|ME|37.894|15.17
Motta Dè Conti|VC|45.194|8.521
Motta Montecorvino|FG|41.507|15.114
Motta San Giovanni|RC|38.01|15.713
Motta Santa Lucia|CZ|39.091|16.293
Motta Sant’Anastasia|CT|37.512|14.966
Motta Visconti|MI|45.288|8.993
Motta di Livenza|TV|45.776|12.604
Motta d’Affermo|ME|37.981|14.303
Mottafollone|CS|39.649|16.065
Mottalciata|BI|45.5|8.211
Motta|VI|45.595|11.498
Motteggiana|MN|45.033|10.763
Mottella|MN|45.164|10.844
Mottola|TA|40.639|17.034
Mozzagrogna|CH|42.213|14.443
Mozzanica|BG|45.477|9.688
Mozzate|CO|45.675|8.956
Mozzecane|VR|45.308|10.816
Mozzo|BG|45.699|9.609
Muccia|MC|43.082|13.043
Muggia|TS|45.604|13.768
Muggiò|MB|45.589|9.228
Mugnano del Cardinale|AV|40.942|14.636
Mugnano di Napoli|NA|40.909|14.21
Mulazzano|LO|45.372|9.398
Mulazzo|MS|44.316|9.891
Mulino|MO|44.493|11.047
Murano|VE|45.459|12.357
Muravera|SU|39.42|9.575
Murazzano|CN|44.473|8.019
Mura|BS|45.713|10.342
Murello|CN|44.752|7.601
Mure|VI|45.734|11.611
Murialdo|SV|44.317|8.168
Murisengo|AL|45.082|8.136
Murlo|SI|43.161|11.388
Muro Leccese|LE|40.103|18.337
Muro Lucano|PZ|40.754|15.488
Muros|SS|40.679|8.618
Musano|TV|45.726|12.118
Musci|NA|40.879|14.366
Muscoline|BS|45.562|10.462
Musei|SU|39.302|8.666
Musestre|TV|45.589|12.372
Musile di Piave|VE|45.621|12.542
Mussolente|VI|45.779|11.806
Mussomeli|CL|37.581|13.752
Mussotto|CN|44.718|8.034
Musso|CO|46.113|9.274
Muzza di Cornegliano Laudense|LO|45.285|9.472
Muzzana del Turgnano|UD|45.818|13.128
Muzzano|BI|45.561|7.989
Mühlen in Taufers|BZ|46.899|11.943
Nago-Torbole|TN|45.876|10.891
Nalles|BZ|46.543|11.206
Nanno|TN|46.315|11.047
Napoli|NA|40.852|14.268
Narbolia|OR|40.048|8.576
Narcao|SU|39.168|8.675
Nardodipace|VV|38.474|16.343
Nardò|LE|40.18|18.032
Narni Scalo|TR|42.536|12.517
Narni|TR|42.52|12.528
Naro|AG|37.292|13.793
Narzole|CN|44.594|7.868
Nasino-Borgo|SV|44.114|8.032
Naso|ME|38.122|14.787
Natile Nuovo|RC|38.186|16.085
Naturno|BZ|46.648|11.001
Natz-Schabs|BZ|46.769|11.666
Nava|LC|45.762|9.363
Nave San Rocco|TN|46.168|11.105
Navedano|CO|45.755|9.095
Navelli|AQ|42.237|13.73
Nave|BS|45.585|10.279
Naz-Sciaves|BZ|46.769|11.666
Nazzano|RM|42.23|12.594
Nebbiuno|NO|45.808|8.526
Negrar|VR|45.529|10.939
Negrone|BG|45.71|9.758
Neirone|GE|44.455|9.191
Neive-Borgonovo|CN|44.724|8.118
Nembro|BG|45.744|9.761
Nemi|RM|41.722|12.718
Nemoli|PZ|40.068|15.8
Neoneli|OR|40.065|8.947
Nepezzano|TE|42.69|13.757
Nepi|VT|42.242|12.344
Nereto|TE|42.815|13.82
Nerito|TE|42.548|13.478
Nerola|RM|42.16|12.785
Nervesa della Battaglia|TV|45.812|12.198
Nerviano|MI|45.553|8.979
Nervi|GE|44.383|9.033
Nespolo|RI|42.157|13.069
Nesso|CO|45.912|9.157
Netro|BI|45.54|7.947
Nettuno|RM|41.458|12.664
Neviano degli Arduini|PR|44.583|10.316
Neviano|LE|40.107|18.115
Neviglie|CN|44.692|8.117
Niardo|BS|45.976|10.333
Nibbiano|PC|44.905|9.328
Nibbiola|NO|45.372|8.657
Nibionno|LC|45.746|9.269
Nicastro|CZ|38.971|16.313
Nichelino|TO|45|7.653
Nicolosi|CT|37.621|15.028
Nicorvo|PV|45.286|8.668
Nicosia|EN|37.747|14.392
Nicotera|VV|38.549|15.936
Niella Belbo|CN|44.513|8.08
Niella Tanaro|CN|44.406|7.928
Nigoline-Bonomelli|BS|45.629|9.987
Nimis|UD|46.207|13.268
Niscemi|CL|37.146|14.394
Nissoria|EN|37.654|14.448
Niviano|PC|44.94|9.629
Nizza Millefonti|TO|45.027|7.665
Nizza Monferrato|AT|44.774|8.358
Nizza di Sicilia|ME|37.991|15.41
Noale|VE|45.546|12.064
Noasca|TO|45.453|7.315
Nobile-Monguzzo|CO|45.78|9.23
Nocara|CS|40.099|16.482
Nocciano|PE|42.334|13.986
Nocelleto|CE|41.171|14.016
Nocera Inferiore|SA|40.745|14.645
Nocera Scalo|CZ|39.016|16.12
Nocera Superiore|SA|40.742|14.674
Nocera Terinese|CZ|39.035|16.167
Nocera Umbra|PG|43.114|12.789
Noceto|PR|44.81|10.177
Nociglia|LE|40.038|18.328
Noci|BA|40.794|17.127
Noepoli|PZ|40.087|16.328
Nogara|VR|45.181|11.06
Nogaredo|TN|45.913|11.024
Nogarole Rocca|VR|45.29|10.883
Nogarole Vicentino|VI|45.56|11.288
Noha|LE|40.153|18.166
Noicattaro|BA|41.034|16.99
Nola|NA|40.926|14.528
Nole|TO|45.242|7.57
Noli|SV|44.206|8.415
Nomaglio|TO|45.536|7.86
Nomi|TN|45.929|11.072
Nonantola|MO|44.678|11.038
None|TO|44.936|7.54
Nonio|VB|45.846|8.378
Noragugume|NU|40.224|8.92
Norbello|OR|40.135|8.832
Norcia|PG|42.791|13.096
Norma|LT|41.586|12.971
Nosadello|CR|45.403|9.53
Nosate|MI|45.551|8.725
Notaresco|TE|42.657|13.895
Noto|SR|36.892|15.07
Nova Levante|BZ|46.429|11.539
Nova Milanese|MB|45.589|9.198
Nova Ponente|BZ|46.414|11.425
Nova Siri Scalo|MT|40.132|16.636
Nova Siri|MT|40.148|16.54
Novafeltria|RN|43.895|12.289
Novagli|BS|45.387|10.439
Novaledo|TN|46.023|11.366
Novalesa|TO|45.191|7.014
Novara di Sicilia|ME|38.015|15.131
Novara|NO|45.447|8.621
Novate Mezzola|SO|46.219|9.45
Novate Milanese|MI|45.531|9.14
Novedrate|CO|45.698|9.121
Novegro-Tregarezzo-San Felice|MI|45.468|9.281
Novellara|RE|44.845|10.727
Novello|CN|44.589|7.926
Noventa Vicentina|VI|45.294|11.548
Noventa di Piave|VE|45.66|12.533
Noventa|PD|45.414|11.951
Noverasco-Sporting Mirasole|MI|45.395|9.214
Nove|VI|45.722|11.678
Novi Ligure|AL|44.762|8.787
Novi Velia|SA|40.223|15.286
Novi di Modena|MO|44.89|10.9
Noviglio|MI|45.359|9.052
Novoledo|VI|45.646|11.51
Novoli|LE|40.377|18.048
Nucetto|CN|44.34|8.06
Nucleo Industriale di Bazzano|AQ|42.336|13.468
Nughedu San Nicolò|SS|40.557|9.021
Nughedu Santa Vittoria|OR|40.101|8.952
Nule|SS|40.463|9.191
Nulvi|SS|40.784|8.744
Numana|AN|43.511|13.621
Nunziata|CT|37.759|15.171
Nuoro|NU|40.32|9.326
Nuova Conza della Campania|AV|40.859|15.336
Nuova Gibellina|TP|37.807|12.87
Nuovo Centro Urbano Poggioreale|TP|37.764|13.036
Nurachi|OR|39.975|8.54
Nuragus|SU|39.778|9.037
Nurallao|SU|39.789|9.078
Nuraminis|SU|39.443|9.014
Nuraxinieddu|OR|39.938|8.599
Nureci|OR|39.823|8.975
Nurri|SU|39.711|9.23
Nusco|AV|40.888|15.092
Nus|AO|45.74|7.467
Nuvolento|BS|45.546|10.388
Nuvolera|BS|45.532|10.369
Nuxis|SU|39.155|8.74
Occagno|CO|45.929|9.099
Occhieppo Inferiore|BI|45.55|8.021
Occhieppo Superiore|BI|45.564|8.006
Occhiobello|RO|44.922|11.581
Occimiano|AL|45.06|8.507
Odalengo Grande|AL|45.109|8.167
Odalengo Piccolo|AL|45.072|8.206
Oderzo|TV|45.781|12.494
Odolo|BS|45.646|10.383
Ofena|AQ|42.325|13.759
Offagna|AN|43.526|13.441
Offanengo|CR|45.379|9.742
Offida|AP|42.935|13.698
Offlaga|BS|45.385|10.117
Oggebbio|VB|45.991|8.647
Oggiona con Santo Stefano|VA|45.704|8.817
Oggiono|LC|45.791|9.348
Oglianico|TO|45.342|7.692
Ogliastro Cilento|SA|40.351|15.046
Olbia|SS|40.923|9.498
Olcenengo|VC|45.363|8.31
Oldenico|VC|45.403|8.381
Oleggio Castello|NO|45.749|8.527
Oleggio|NO|45.597|8.642
Olevano Romano|RM|41.859|13.036
Olevano di Lomellina|PV|45.213|8.718
Olevano sul Tusciano|SA|40.657|15.023
Olgiate Comasco|CO|45.784|8.968
Olgiate Molgora|LC|45.73|9.403
Olgiate Olona|VA|45.637|8.881
Olginate|LC|45.791|9.419
Olia Speciosa|SU|39.278|9.525
Oliena|NU|40.276|9.402
Oliva Gessi|PV|45.006|9.173
Olivadi|CZ|38.726|16.424
Oliveri|ME|38.125|15.061
Oliveto Citra|SA|40.69|15.233
Oliveto Lucano|MT|40.536|16.185
Olivetta San Michele|IM|43.879|7.515
Olivola|AL|45.037|8.368
Ollastra|OR|39.951|8.734
Ollolai|NU|40.168|9.178
Ollomont|AO|45.85|7.311
Olmedo|SS|40.652|8.38
Olmeneta|CR|45.235|10.023
Olmo Gentile|AT|44.586|8.247
Olmo al Brembo|BG|45.97|9.65
Oltre Brenta|PD|45.412|11.998
Oltre Il Colle|BG|45.889|9.769
Oltressenda Alta|BG|45.915|9.945
Oltrona di San Mamette|CO|45.756|8.977
Olzai|NU|40.182|9.147
Omegna|VB|45.88|8.407
Ome|BS|45.627|10.121
Omignano|SA|40.249|15.084
Onano|VT|42.691|11.816
Onanì|NU|40.485|9.443
Oncino|CN|44.677|7.19
Oneta|BG|45.871|9.819
Onifai|NU|40.407|9.65
Oniferi|NU|40.272|9.17
Onigo|TV|45.857|11.991
Ono San Pietro|BS|46.017|10.328
Onore|BG|45.892|10.011
Onzo|SV|44.07|8.052
Onè|TV|45.784|11.874
Opera|MI|45.374|9.211
Opicina|TS|45.688|13.789
Opi|AQ|41.778|13.829
Oppeano|VR|45.303|11.18
Oppido Lucano|PZ|40.762|15.988
Oppido Mamertina|RC|38.293|15.984
Orani|NU|40.252|9.181
Oratino|CB|41.586|14.595
Ora|BZ|46.347|11.297
Orbassano|TO|45.005|7.538
Orbetello Scalo|GR|42.448|11.248
Orbetello|GR|42.442|11.221
Orcenico Inferiore|PN|45.95|12.765
Orciano Pisano|PI|43.494|10.512
Orciano di Pesaro|PU|43.689|12.972
Orco Feglino|SV|44.22|8.325
Ordona|FG|41.315|15.628
Orentano|PI|43.779|10.659
Orero|GE|44.408|9.267
Orgiano|VI|45.334|11.46
Orgosolo|NU|40.205|9.354
Oria|BR|40.5|17.643
Oricola|AQ|42.049|13.039
Origgio|VA|45.597|9.016
Orino|VA|45.881|8.716
Orio Canavese|TO|45.329|7.86
Orio Litta|LO|45.162|9.554
Orio al Serio|BG|45.675|9.691
Oriolo Romano|VT|42.163|12.139
Oriolo|CS|40.053|16.447
Oristano|OR|39.904|8.593
Ormea|CN|44.149|7.912
Ormelle|TV|45.778|12.424
Ornago|MB|45.6|9.421
Ornavasso|VB|45.968|8.416
Ornica|BG|45.989|9.578
Orosei|NU|40.378|9.692
Orotelli|NU|40.307|9.122
Orria|SA|40.3|15.171
Orroli|SU|39.692|9.25
Orsago|TV|45.93|12.427
Orsara Bormida|AL|44.69|8.563
Orsara di Puglia|FG|41.282|15.268
Orsaria|UD|46.039|13.382
Orsenigo|CO|45.778|9.18
Orsogna|CH|42.223|14.281
Orsomarso|CS|39.799|15.907
Orta Nova|FG|41.329|15.71
Orta San Giulio|NO|45.797|8.414
Orta di Atella|CE|40.964|14.269
Ortacesus|SU|39.539|9.087
Orte Scalo|VT|42.435|12.408
Ortelle|LE|40.034|18.391
Ortezzano|FM|43.03|13.605
Orte|VT|42.461|12.386
Ortignano Raggiolo|AR|43.68|11.749
Ortisei|BZ|46.576|11.672
Ortona dei Marsi|AQ|41.998|13.729
Ortona|CH|42.351|14.403
Ortovero|SV|44.054|8.1
Ortucchio|AQ|41.955|13.647
Ortueri|NU|40.035|8.986
Orune|NU|40.408|9.37
Orvieto Scalo|TR|42.721|12.134
Orvieto|TR|42.719|12.112
Orvinio|RI|42.13|12.938
Orzignano|PI|43.774|10.424
Orzinuovi|BS|45.402|9.923
Orzivecchi|BS|45.421|9.963
Osasco|TO|44.849|7.343
Osasio|TO|44.871|7.608
Oscano|PG|43.159|12.338
Oschiri|SS|40.72|9.101
Osidda|NU|40.524|9.221
Osiglia|SV|44.281|8.201
Osigo|CO|45.875|9.296
Osilo|SS|40.743|8.671
Osimo|AN|43.485|13.482
Osini|NU|39.823|9.496
Osio Sopra|BG|45.629|9.585
Osio Sotto|BG|45.616|9.589
Osmate|VA|45.789|8.655
Osnago|LC|45.675|9.392
Osoppo|UD|46.255|13.085
Ospedaletti|IM|43.802|7.718
Ospedaletto Euganeo|PD|45.218|11.603
Ospedaletto Lodigiano|LO|45.169|9.579
Ospedaletto d’Alpinolo|AV|40.939|14.747
Ospedaletto|RN|43.984|12.571
Ospedaletto|TN|46.043|11.554
Ospedaletto|TV|45.662|12.079
Ospedaletto|VR|45.505|10.842
Ospedalicchio|PG|43.078|12.501
Ospitale di Cadore|BL|46.328|12.323
Ospitaletto|BS|45.552|10.076
Ossago Lodigiano|LO|45.242|9.537
Ossana|TN|46.307|10.738
Ossimo Superiore|BS|45.946|10.231
Ossi|SS|40.675|8.593
Ossona|MI|45.507|8.893
Ossuccio|CO|45.97|9.18
Ostana|CN|44.693|7.189
Ostellato|FE|44.746|11.943
Osteno-Claino|CO|46.004|9.087
Osteno|CO|46.007|9.084
Osteria Grande|BO|44.428|11.522
Osteria Nuova|BO|44.585|11.237
Osteria Nuova|RM|42.037|12.309
Osteria dei Cacciatori-Stella|SV|44.43|8.471
Osteria del Gatto|PG|43.285|12.745
Osteria|AN|43.55|13.022
Ostiano|CR|45.223|10.255
Ostiglia|MN|45.07|11.135
Ostra Vetere|AN|43.603|13.062
Ostra|AN|43.616|13.158
Ostuni|BR|40.729|17.577
Otranto|LE|40.148|18.487
Otricoli|TR|42.421|12.477
Ottana|NU|40.234|9.045
Ottati|SA|40.463|15.315
Ottava|SS|40.785|8.475
Ottaviano|NA|40.852|14.478
Ottiglio|AL|45.054|8.34
Ottobiano|PV|45.154|8.832
Ottone|PC|44.623|9.333
Oulx|TO|45.036|6.834
Ovada|AL|44.637|8.642
Ovaro|UD|46.484|12.867
Oviglio|AL|44.861|8.488
Ovindoli|AQ|42.138|13.516
Ovodda|NU|40.095|9.161
Oyace|AO|45.851|7.383
Ozegna|TO|45.348|7.745
Ozieri|SS|40.586|9.003
Ozzano Monferrato|AL|45.106|8.372
Ozzano Taro|PR|44.71|10.141
Ozzano dell’Emilia|BO|44.444|11.476
Ozzero|MI|45.368|8.924
Pabillonis|SU|39.592|8.721
Pace del Mela|ME|38.18|15.306
Paceco|TP|37.98|12.558
Pacentro|AQ|42.05|13.992
Pachino|SR|36.715|15.09
Paciano|PG|43.023|12.068
Padenghe sul Garda|BS|45.508|10.519
Padergnone|TN|46.06|10.985
Paderna|AL|44.821|8.891
Padernello|TV|45.682|12.127
Paderno Dugnano|MI|45.569|9.165
Paderno Franciacorta|BS|45.587|10.08
Paderno Ponchielli|CR|45.238|9.929
Paderno del Grappa|TV|45.829|11.858
Paderno d’Adda|LC|45.679|9.445
Paderno|TV|45.828|11.856
Padiglione|AN|43.469|13.463
Padiglione|PU|43.852|12.721
Padivarma|SP|44.196|9.768
Padova|PD|45.408|11.886
Padria|SS|40.396|8.63
Padru|SS|40.766|9.521
Padula|SA|40.339|15.656
Padule-San Marco|PG|43.329|12.609
Paduli|BN|41.168|14.887
Padulle|BO|44.629|11.277
Paesana|CN|44.683|7.276
Paese|TV|45.674|12.164
Paganica-Tempera|AQ|42.357|13.471
Paganico Sabino|RI|42.19|12.997
Pagani|SA|40.742|14.614
Pagazzano|BG|45.534|9.671
Pagliara|ME|37.985|15.36
Pagliarelle|KR|39.14|16.751
Pagliare|AP|42.869|13.769
Pagliare|TE|42.644|13.952
Pagliarone|SA|40.63|14.913
Paglieta|CH|42.161|14.503
Pagnacco|UD|46.115|13.184
Pagnona|LC|46.06|9.403
Pagno|CN|44.612|7.426
Pago Veiano|BN|41.242|14.865
Pago del Vallo di Lauro|AV|40.897|14.608
Paisco Loveno|BS|46.079|10.293
Paitone|BS|45.552|10.402
Paladina|BG|45.731|9.606
Palagano|MO|44.322|10.647
Palagianello|TA|40.609|16.978
Palagiano|TA|40.578|17.038
Palagonia|CT|37.33|14.745
Palaia|PI|43.606|10.77
Palanzano|PR|44.436|10.194
Palata|CB|41.888|14.788
Palau|SS|41.179|9.382
Palazzago|BG|45.753|9.534
Palazzo Adriano|PA|37.681|13.379
Palazzo Canavese|TO|45.46|7.978
Palazzo Pignano|CR|45.39|9.57
Palazzo San Gervasio|PZ|40.932|15.981
Palazzolo Acreide|SR|37.063|14.906
Palazzolo Vercellese|VC|45.186|8.233
Palazzolo dello Stella|UD|45.798|13.088
Palazzolo sull’Oglio|BS|45.597|9.887
Palazzolo|CT|37.562|14.93
Palazzo|PG|43.097|12.564
Palazzuolo sul Senio|FI|44.113|11.543
Palena|CH|41.984|14.137
Palermiti|CZ|38.749|16.452
Palermo|PA|38.117|13.364
Palese|BA|41.15|16.767
Palestrina|RM|41.833|12.882
Palestro|PV|45.303|8.533
Paliano|FR|41.78|13.077
Palidano|MN|44.972|10.779
Palinuro|SA|40.037|15.288
Palizzi Marina|RC|37.92|15.979
Palizzi|RC|37.967|15.987
Pallagorio|KR|39.308|16.908
Pallanza-Intra-Suna|VB|45.938|8.571
Pallanzeno|VB|46.042|8.259
Pallare|SV|44.328|8.279
Pallerone|MS|44.205|10.003
Palma Campania|NA|40.866|14.552
Palma di Montechiaro|AG|37.191|13.766
Palmanova|UD|45.905|13.31
Palmariggi|LE|40.131|18.379
Palmas Arborea|OR|39.877|8.644
Palmiano|AP|42.899|13.459
Palmi|RC|38.359|15.852
Palmoli|CH|41.939|14.581
Palo del Colle|BA|41.056|16.703
Palombaio|BA|41.07|16.61
Palombara Sabina|RM|42.069|12.767
Palombaro|CH|42.123|14.23
Palomonte|SA|40.663|15.292
Palosco|BG|45.589|9.836
Paludea|PN|46.2|12.903
Paludi|CS|39.529|16.68
Paluzza|UD|46.532|13.016
Palù del Fersina|TN|46.13|11.351
Palù|VR|45.325|11.156
Pamparato|CN|44.277|7.914
Pancalieri|TO|44.833|7.586
Pancarana|PV|45.075|9.051
Panchià|TN|46.286|11.541
Pandino|CR|45.406|9.552
Panettieri|CS|39.06|16.454
Panicale|PG|43.028|12.1
Panighina|FC|44.172|12.163
Pannaconi|VV|38.693|16.044
Pannarano|BN|41.011|14.703
Panni|FG|41.221|15.276
Pantalla|PG|42.873|12.399
Pantelleria|TP|36.828|11.946
Pantigliate|MI|45.435|9.352
Panzano in Chianti|FI|43.544|11.314
Panzano|GO|45.796|13.533
Paola|CS|39.363|16.037
Paolisi|BN|41.037|14.579
Paolo VI|TA|40.522|17.274
Papanice|KR|39.071|17.027
Papasidero|CS|39.872|15.906
Papozze|RO|44.983|12.167
Paquier|AO|45.879|7.626
Parabiago|MI|45.56|8.945
Parabita|LE|40.051|18.127
Paradiso degli Aranci|CT|37.43|15.086
Paratico|BS|45.659|9.958
Paravati|VV|38.59|16.058
Parcines|BZ|46.684|11.073
Parco Leonardo|RM|41.8|12.3
Parco Scizzo-Parchitello|BA|41.075|16.993
Parella|TO|45.43|7.791
Parenti|CS|39.161|16.411
Parete|CE|40.959|14.162
Pareto|AL|44.516|8.382
Parghelia|VV|38.682|15.921
Parione|RM|41.899|12.474
Parlasco|LC|46.018|9.345
Parma|PR|44.799|10.326
Parmezzana Calzana|BS|45.634|10.095
Parodi Ligure|AL|44.67|8.759
Paroldo|CN|44.432|8.072
Parolise|AV|40.93|14.882
Parona|PV|45.282|8.751
Parona|VR|45.479|10.944
Parrano|TR|42.866|12.11
Parre|BG|45.875|9.891
Partanna|TP|37.727|12.889
Partinico|PA|38.047|13.118
Paruzzaro|NO|45.748|8.515
Parzanica|BG|45.739|10.035
Parè|CO|45.811|9.009
Pascarola|NA|40.976|14.305
Pasian di Prato|UD|46.047|13.188
Pasiano|PN|45.85|12.627
Paspardo|BS|46.032|10.369
Passaggio|PG|43.022|12.508
Passarella|VE|45.594|12.605
Passerano Marmorito|AT|45.056|8.019
Passignano sul Trasimeno|PG|43.19|12.135
Passirana|MI|45.548|9.044
Passirano|BS|45.597|10.07
Passo Ripe|AN|43.656|13.122
Passo di Mirabella-Pianopantano|AV|41.055|15.016
Passo di Treia|MC|43.286|13.332
Passons|UD|46.069|13.189
Passoscuro|RM|41.902|12.157
Pasta|TO|45.011|7.552
Pastena|FR|41.468|13.491
Pasteria-Lapide|CT|37.81|15.228
Pastorano|CE|41.181|14.198
Pastrengo|VR|45.496|10.799
Pasturana|AL|44.751|8.749
Pasturo|LC|45.952|9.444
Paterno Calabro|CS|39.228|16.265
Paternopoli|AV|40.973|15.032
Paterno|PZ|40.375|15.735
Paternò|CT|37.567|14.903
Patigno|MS|44.353|9.763
Patrica|FR|41.591|13.244
Pattada|SS|40.581|9.111
Patti|ME|38.147|14.964
Patù|LE|39.841|18.338
Paularo|UD|46.531|13.119
Pauli Arbarei|SU|39.662|8.922
Paulilatino|OR|40.085|8.764
Paullo|MI|45.418|9.4
Paupisi|BN|41.197|14.665
Pau|OR|39.792|8.802
Pavarolo|TO|45.067|7.839
Pavia di Udine|UD|45.995|13.304
Pavia|PV|45.192|9.159
Pavigliana|RC|38.107|15.721
Pavona|RM|41.726|12.616
Pavone Canavese|TO|45.442|7.853
Pavone del Mella|BS|45.301|10.21
Pavullo nel Frignano|MO|44.334|10.835
Pazzano|RC|38.476|16.451
Peccioli|PI|43.55|10.717
Pecco|TO|45.452|7.777
Pecetto di Valenza|AL|44.989|8.67
Pecetto|TO|45.018|7.751
Pecorara|PC|44.876|9.384
Pedace-Perito|CS|39.276|16.336
Pedagaggi|SR|37.192|14.937
Pedalino|RG|37.023|14.581
Pedara|CT|37.624|15.057
Pedaso|FM|43.098|13.841
Pedavena|BL|46.04|11.883
Pedemonte|GE|44.503|8.926
Pedemonte|VI|45.908|11.309
Pedemonte|VR|45.503|10.919
Pederiva|VI|45.423|11.466
Pederobba|TV|45.876|11.95
Pedesina|SO|46.082|9.549
Pedivigliano|CS|39.11|16.305
Pedrengo|BG|45.696|9.735
Peglio|CO|46.16|9.295
Peglio|PU|43.696|12.498
Pegognaga|MN|44.995|10.86
Pegolotte|VE|45.192|12.038
Peia|BG|45.799|9.899
Pelago|FI|43.773|11.501
Pellaro|RC|38.017|15.65
Pella|NO|45.797|8.384
Pellegrino Parmense|PR|44.73|9.932
Pellestrina|VE|45.277|12.302
Pellezzano|SA|40.725|14.757
Pellio Intelvi|CO|45.98|9.059
Pellizzano|TN|46.31|10.758
Pelugo|TN|46.089|10.724
Penango|AT|45.033|8.252
Pendino|NA|40.847|14.263
Penitro|LT|41.273|13.693
Penna San Giovanni|MC|43.056|13.425
Penna Sant’Andrea|TE|42.594|13.772
Penna in Teverina|TR|42.493|12.358
Pennabilli|RN|43.817|12.267
Pennadomo|CH|42.004|14.323
Pennapiedimonte|CH|42.156|14.194
Penne|PE|42.455|13.928
Pennisi|CT|37.649|15.124
Pentone|CZ|38.986|16.583
Perano|CH|42.105|14.396
Perarolo di Cadore|BL|46.394|12.356
Perca|BZ|46.793|11.983
Percile|RM|42.095|12.91
Percoto|UD|45.975|13.323
Perdasdefogu|NU|39.68|9.441
Perdaxius|SU|39.16|8.611
Perdifumo|SA|40.267|15.017
Perego|LC|45.738|9.363
Pereto|AQ|42.058|13.102
Perfugas|SS|40.832|8.884
Pergine Valdarno|AR|43.47|11.686
Pergine Valsugana|TN|46.064|11.238
Pergola|PU|43.555|12.836
Perinaldo|IM|43.867|7.672
Perito|SA|40.299|15.147
Perledo|LC|46.015|9.296
Perletto|CN|44.599|8.213
Perloz|AO|45.614|7.808
Perlo|CN|44.332|8.086
Pernate|NO|45.46|8.678
Pernocari-Presinaci|VV|38.612|16.005
Pernumia|PD|45.259|11.787
Perosa Argentina|TO|44.959|7.192
Perosa Canavese|TO|45.397|7.831
Pero|MI|45.51|9.087
Pero|TV|45.706|12.349
Perrero|TO|44.938|7.113
Persico Dosimo|CR|45.186|10.105
Pertegada|UD|45.722|13.044
Pertengo|VC|45.236|8.417
Pertica Alta|BS|45.742|10.344
Pertica Bassa|BS|45.753|10.372
Pertosa|SA|40.543|15.45
Pertusio|TO|45.356|7.642
Perugia|PG|43.112|12.389
Pesaro|PU|43.909|12.916
Pescaglia|LU|43.965|10.413
Pescantina|VR|45.485|10.868
Pescara|PE|42.458|14.203
Pescarenico|LC|45.845|9.399
Pescarolo|CR|45.194|10.186
Pescasseroli|AQ|41.803|13.787
Pescate|LC|45.833|9.394
Pesche|IS|41.606|14.276
Peschici|FG|41.945|16.016
Peschiera del Garda|VR|45.439|10.686
Pescia Romana|VT|42.4|11.497
Pescia|PT|43.887|10.688
Pescina|AQ|42.024|13.651
Pesco Sannita|BN|41.233|14.811
Pescocostanzo|AQ|41.887|14.066
Pescolanciano|IS|41.68|14.337
Pescopagano|PZ|40.835|15.399
Pescopennataro|IS|41.878|14.294
Pescorocchiano|RI|42.206|13.147
Pescosansonesco Nuovo|PE|42.255|13.885
Pescosolido|FR|41.749|13.657
Peseggia-Gardigiano|VE|45.562|12.179
Pessano Con Bornago|MI|45.549|9.381
Pessina Cremonese|CR|45.185|10.248
Pessinetto|TO|45.287|7.415
Pessione|TO|44.965|7.841
Petacciato|CB|42.008|14.86
Petilia Policastro|KR|39.113|16.782
Petina|SA|40.532|15.373
Petit Fenis|AO|45.751|7.464
Petralia Soprana|PA|37.801|14.108
Petralia Sottana|PA|37.809|14.093
Petrella Salto|RI|42.294|13.068
Petrella Tifernina|CB|41.691|14.698
Petriano|PU|43.779|12.732
Petrignano|PG|43.103|12.532
Petriolo|MC|43.221|13.462
Petritoli|FM|43.068|13.664
Petrizzi|CZ|38.702|16.472
Petronà|CZ|39.044|16.758
Petrosino|CT|37.884|14.799
Petrosino|TP|37.713|12.5
Petruro Irpino|AV|41.032|14.798
Pettenasco|NO|45.817|8.407
Pettinengo|BI|45.613|8.104
Pettineo|ME|37.968|14.291
Pettoranello del Molise|IS|41.573|14.278
Pettorano sul Gizio|AQ|41.973|13.96
Pettorazza Grimani|RO|45.136|11.988
Peveragno|CN|44.321|7.619
Pezzana|VC|45.262|8.484
Pezzano-Filetta|SA|40.698|14.87
Pezzan|TV|45.693|12.096
Pezzaze|BS|45.776|10.236
Pezze di Greco|BR|40.81|17.413
Pezzolo Valle Uzzone|CN|44.539|8.194
Piacenza d’Adige|PD|45.127|11.543
Piacenza|PC|45.052|9.693
Piadena|CR|45.129|10.371
Piagge|PU|43.734|12.969
Piaggine|SA|40.345|15.378
Piamborno|BS|45.92|10.225
Pian Camuno|BS|45.842|10.142
Pian di Mugnone|FI|43.818|11.296
Pian di Scò|AR|43.642|11.545
Piana Battolla|SP|44.193|9.853
Piana Crixia|SV|44.485|8.308
Piana San Raffaele|TO|45.153|7.85
Piana degli Albanesi|PA|37.994|13.285
Piana di Monte Verna|CE|41.167|14.334
Pianazzo|SO|46.428|9.344
Piancastagnaio|SI|42.851|11.69
Piandimeleto|PU|43.723|12.409
Piane Crati|CS|39.235|16.323
Piane di Montegiorgio|FM|43.116|13.567
Piane di Morro|AP|42.823|13.653
Pianella|PE|42.399|14.048
Pianello Val Tidone|PC|44.947|9.405
Pianello Vallesina|AN|43.488|13.162
Pianello del Lario|CO|46.103|9.277
Pianello|AN|43.626|13.131
Pianengo|CR|45.402|9.695
Pianezza|TO|45.104|7.55
Pianezze|VI|45.741|11.627
Piane|FM|43.097|13.495
Pianfei|CN|44.372|7.711
Piangaiano|BG|45.789|9.995
Piangipane|RA|44.422|12.091
Pianico|BG|45.81|10.043
Pianiga|VE|45.457|12.008
Pianillo|NA|40.634|14.549
Piano Maglio-Blandino|PA|38.058|13.309
Piano dei Geli|PA|38.099|13.275
Piano di Conca|LU|43.894|10.295
Piano di Coreglia-Ghivizzano|LU|44.033|10.517
Piano di Follo|SP|44.164|9.862
Piano di Mommio|LU|43.91|10.274
Piano di Sorrento|NA|40.628|14.417
Piano-Molini d’Isola|AT|44.832|8.181
Pianoconte|ME|38.474|14.929
Pianola|AQ|42.323|13.404
Pianopoli|CZ|38.952|16.389
Pianoro|BO|44.389|11.343
Piano|AV|40.821|14.76
Piano|SV|44.317|8.166
Piansano|VT|42.524|11.83
Piantedo|SO|46.137|9.428
Pianura Vomano|TE|42.63|13.915
Pianura|NA|40.859|14.173
Piario|BG|45.896|9.927
Piasco|CN|44.561|7.444
Piateda Centro|SO|46.16|9.935
Piattoni-Villa Sant’Antonio|AP|42.866|13.711
Piatto|BI|45.59|8.135
Piavon|TV|45.764|12.527
Piazza Armerina|EN|37.384|14.369
Piazza Brembana|BG|45.948|9.673
Piazza Caduti|BG|45.705|9.503
Piazza Roma|NA|40.704|14.543
Piazza al Serchio-San Michele|LU|44.185|10.297
Piazza del Galdo-Sant’Angelo|SA|40.774|14.717
Piazza di Pandola|SA|40.807|14.772
Piazza-Tralia-Pendolo|NA|40.674|14.505
Piazzatorre|BG|45.993|9.689
Piazza|BS|45.587|10.155
Piazza|CN|44.386|7.832
Piazza|TN|45.877|11.158
Piazza|VR|45.216|11.142
Piazzola sul Brenta|PD|45.538|11.784
Piazzola|NA|40.873|14.5
Piazzolla|NA|40.89|14.516
Piazzolo|BG|45.98|9.671
Piccarello|GE|44.484|8.966
Picciano|PE|42.475|13.99
Picerno|PZ|40.64|15.642
Picinisco|FR|41.646|13.868
Pico|FR|41.45|13.559
Piea|AT|45.027|8.071
Piedicavallo|BI|45.69|7.955
Piedimonte Etneo|CT|37.807|15.175
Piedimonte Matese|CE|41.351|14.368
Piedimonte San Germano Alta|FR|41.504|13.749
Piedimonte San Germano|FR|41.498|13.75
Piedimonte|CE|41.189|13.899
Piedimulera|VB|46.024|8.259
Piediripa|MC|43.278|13.487
Piegaro|PG|42.966|12.084
Piegolelle-San Bartolomeo|SA|40.686|14.823
Pienza|SI|43.079|11.677
Pieranica|CR|45.426|9.61
Pieria-Prato Carnico|UD|46.52|12.803
Pieris|GO|45.812|13.449
Pietra Alta|TO|45.115|7.706
Pietra Ligure|SV|44.149|8.282
Pietra Marazzi|AL|44.943|8.669
Pietra de’ Giorgi|PV|45.021|9.23
Pietra la Croce|AN|43.602|13.539
Pietrabbondante|IS|41.745|14.385
Pietrabruna|IM|43.889|7.903
Pietracamela|TE|42.523|13.554
Pietracatella|CB|41.581|14.873
Pietracupa|CB|41.683|14.519
Pietracuta|RN|43.954|12.371
Pietradefusi|AV|41.043|14.884
Pietraferrazzana|CH|41.969|14.375
Pietrafitta|CS|39.261|16.339
Pietragalla|PZ|40.746|15.874
Pietralunga|PG|43.436|12.429
Pietramelara|CE|41.271|14.187
Pietramontecorvino|FG|41.542|15.129
Pietramurata|TN|46.02|10.943
Pietranico|PE|42.276|13.911
Pietrapaola|CS|39.487|16.816
Pietrapertosa|PZ|40.517|16.062
Pietraperzia|EN|37.419|14.137
Pietraporzio|CN|44.344|7.034
Pietraroja|BN|41.348|14.55
Pietrasanta|LU|43.96|10.228
Pietrastornina|AV|40.995|14.718
Pietravairano|CE|41.325|14.166
Pietrelcina|BN|41.199|14.844
Pietre|SA|40.7|14.62
Pieve Albignola|PV|45.113|8.96
Pieve Emanuele|MI|45.351|9.203
Pieve Fissiraga|LO|45.263|9.458
Pieve Fosciana|LU|44.131|10.41
Pieve Ligure|GE|44.375|9.094
Pieve Porto Morone|PV|45.11|9.44
Pieve San Giacomo|CR|45.132|10.188
Pieve Santo Stefano|AR|43.671|12.041
Pieve Tesino|TN|46.068|11.611
Pieve Torina|MC|43.043|13.048
Pieve Vergonte|VB|46.013|8.261
Pieve a Nievole|PT|43.881|10.8
Pieve al Toppo|AR|43.408|11.797
Pieve del Cairo|PV|45.049|8.803
Pieve di Bono|TN|45.942|10.64
Pieve di Cadore|BL|46.425|12.364
Pieve di Cento|BO|44.713|11.309
Pieve di Coriano|MN|45.034|11.108
Pieve di Ledro|TN|45.888|10.731
Pieve di Soligo|TV|45.898|12.171
Pieve di Teco|IM|44.047|7.916
Pieve di Zignago|SP|44.278|9.746
Pieve d’Alpago|BL|46.167|12.353
Pieve d’Olmi|CR|45.09|10.124
Pievebovigliana|MC|43.063|13.084
Pievedizio|BS|45.461|10.088
Pievepelago|MO|44.205|10.617
Pieve|BS|45.773|10.759
Pieve|PD|45.539|11.829
Pie’ Falcade|BL|46.357|11.872
Pie’ del Colle|MC|43.03|13.175
Pie’ del Sasso|MC|42.994|12.999
Piglio|FR|41.83|13.133
Pignataro Interamna|FR|41.439|13.786
Pignataro Maggiore|CE|41.19|14.17
Pigna|IM|43.932|7.661
Pigna|RM|41.896|12.485
Pignola|PZ|40.574|15.783
Pignone|SP|44.178|9.723
Pigra|CO|45.957|9.126
Pilastro|PR|44.683|10.289
Pila|PG|43.053|12.329
Pila|VC|45.77|8.081
Pimentel|SU|39.487|9.065
Pimonte|NA|40.674|14.51
Pinarella|RA|44.242|12.371
Pinarolo Po|PV|45.07|9.167
Pinasca-Dubbione|TO|44.943|7.229
Pincara|RO|45.001|11.621
Pinerolo|TO|44.885|7.331
Pineta|BZ|46.44|11.347
Pineto|TE|42.609|14.066
Pino Torinese|TO|45.04|7.777
Pino d’Asti|AT|45.057|7.986
Pino sulla Sponda del Lago Maggiore|VA|46.101|8.739
Pinocchio di Ancona|AN|43.59|13.494
Pinzano al Tagliamento|PN|46.182|12.944
Pinzolo|TN|46.16|10.764
Piobbico|PU|43.588|12.51
Piobesi Torinese|CN|44.767|7.617
Piobesi Torinese|TO|44.933|7.61
Piobesi d’Alba|CN|44.734|7.979
Piode|VC|45.771|8.053
Pioltello|MI|45.501|9.331
Piombino Dese|PD|45.61|11.994
Piombino|LI|42.926|10.526
Pionca|PD|45.466|11.962
Pioppo|PA|38.05|13.233
Pioraco|MC|43.181|12.977
Piossasco|TO|44.988|7.46
Piove di Sacco-Piovega|PD|45.297|12.037
Piovene Rocchette|VI|45.756|11.433
Piovera|AL|44.958|8.736
Piovà Massaia|AT|45.055|8.05
Piozzano|PC|44.925|9.496
Piozzo|CN|44.514|7.893
Piraino|ME|38.161|14.861
Pisano|NO|45.796|8.515
Pisa|PI|43.709|10.404
Piscinas|SU|39.074|8.666
Piscina|TO|44.919|7.425
Piscinola|NA|40.893|14.234
Pisciotta|SA|40.109|15.235
Piscopio|VV|38.664|16.111
Pisignano|LE|40.305|18.272
Pisignano|RA|44.238|12.268
Pisogne|BS|45.808|10.11
Pisoniano|RM|41.908|12.958
Pisticci|MT|40.39|16.559
Pistoia|PT|43.931|10.924
Pistrino|PG|43.51|12.152
Piteglio|PT|44.028|10.766
Pitelli|SP|44.095|9.885
Pitigliano|AR|43.45|11.933
Pitigliano|GR|42.636|11.675
Piubega|MN|45.227|10.532
Piumazzo|MO|44.546|11.067
Piuro|SO|46.33|9.421
Piverone|TO|45.446|8.007
Pizzale|PV|45.039|9.05
Pizzano|BO|44.355|11.415
Pizzighettone|CR|45.187|9.788
Pizzoferrato|CH|41.922|14.236
Pizzoli|AQ|42.436|13.299
Pizzone|IS|41.673|14.037
Pizzoni|VV|38.623|16.249
Pizzo|VV|38.753|16.187
Placanica|RC|38.411|16.453
Plan d’Introd|AO|45.692|7.183
Plataci|CS|39.9|16.433
Platania|CZ|39.006|16.322
Platì|RC|38.221|16.045
Plaus|BZ|46.656|11.042
Plesio|CO|46.047|9.229
Pleyne|CN|44.581|7.017
Ploaghe|SS|40.671|8.75
Plodio|SV|44.354|8.247
Poasco-Sorigherio|MI|45.403|9.231
Pocapaglia|CN|44.715|7.883
Pocenia|UD|45.836|13.101
Podenzana|MS|44.206|9.942
Podenzano|PC|44.955|9.683
Pofi|FR|41.565|13.415
Poggetto|PO|43.828|11.038
Poggiardo|LE|40.053|18.378
Poggibonsi|SI|43.471|11.148
Poggio A Caiano|PO|43.814|11.052
Poggio Berni|RN|44.026|12.409
Poggio Bustone|RI|42.503|12.885
Poggio Catino|RI|42.294|12.698
Poggio Ellera|RM|42.114|12.372
Poggio Imperiale|FG|41.825|15.367
Poggio Mirteto|RI|42.268|12.688
Poggio Moiano|RI|42.204|12.881
Poggio Nativo|RI|42.218|12.797
Poggio Picenze|AQ|42.321|13.54
Poggio Renatico|FE|44.766|11.487
Poggio Rusco|MN|44.967|11.104
Poggio San Lorenzo|RI|42.252|12.843
Poggio San Marcello|AN|43.511|13.074
Poggio San Vicino|MC|43.375|13.08
Poggio Sannita|IS|41.779|14.415
Poggio dei Pini|CA|39.147|8.971
Poggiodomo|PG|42.712|12.933
Poggiofiorito|CH|42.254|14.321
Poggiomarino|NA|40.801|14.541
Poggioreale|NA|40.865|14.289
Poggiorsini|BA|40.914|16.256
Poggiridenti Alto|SO|46.175|9.926
Poggiridenti Piano|SO|46.17|9.927
Pogliano Milanese|MI|45.538|8.994
Pognana Lario|CO|45.88|9.158
Pognano|BG|45.586|9.64
Pogno|NO|45.758|8.386
Poiana Maggiore|VI|45.29|11.503
Poianella|VI|45.63|11.629
Poiano|VR|45.47|11.019
Poirino|TO|44.92|7.845
Polaveno|BS|45.661|10.124
Polcenigo|PN|46.038|12.503
Polesella|RO|44.965|11.749
Polesine Parmense|PR|45.017|10.09
Polia|VV|38.751|16.312
Policastro Bussentino|SA|40.075|15.522
Policoro|MT|40.213|16.678
Polignano a Mare|BA|40.992|17.221
Polinago|MO|44.345|10.726
Polino|TR|42.584|12.844
Polistena|RC|38.405|16.073
Polizzi Generosa|PA|37.812|14.003
Poli|RM|41.889|12.89
Polla|SA|40.514|15.497
Pollein|AO|45.728|7.351
Pollena Trocchia|NA|40.851|14.379
Pollenza|MC|43.266|13.348
Pollica|SA|40.191|15.057
Pollina|PA|37.993|14.146
Pollone|BI|45.58|8.006
Pollutri|CH|42.138|14.592
Polo Nord|TO|45.055|7.649
Polonghera|CN|44.802|7.596
Polpenazze del Garda|BS|45.551|10.505
Polverara|PD|45.309|11.955
Polverigi|AN|43.529|13.383
Polvica|SA|40.695|14.64
Pomarance|PI|43.296|10.872
Pomaretto|TO|44.956|7.181
Pomarico|MT|40.528|16.527
Pomaro Monferrato|AL|45.062|8.596
Pomarolo|TN|45.928|11.043
Pombia|NO|45.656|8.628
Pometo|PV|44.928|9.273
Pomezia|RM|41.669|12.501
Pomigliano d’Arco|NA|40.91|14.383
Pompeiana|IM|43.853|7.888
Pompei|NA|40.746|14.497
Pompiano|BS|45.431|9.989
Pomponesco|MN|44.931|10.594
Pompu|OR|39.725|8.796
Poncarale|BS|45.461|10.18
Ponderano|BI|45.538|8.056
Ponna Superiore|CO|45.99|9.094
Ponsacco|PI|43.623|10.627
Ponso|PD|45.182|11.579
Pont Canavese|TO|45.421|7.6
Pont-Bozet|AO|45.607|7.686
Pont-Saint-Martin|AO|45.595|7.795
Pontasserchio|PI|43.78|10.417
Pontassieve|FI|43.775|11.431
Ponte A Elsa|PI|43.689|10.893
Ponte A Tressa|SI|43.252|11.395
Ponte Arche|TN|46.035|10.873
Ponte Buggianese|PT|43.846|10.748
Ponte Caffaro|BS|45.821|10.527
Ponte Cingoli|BS|45.598|10.107
Ponte Felcino|PG|43.13|12.449
Ponte Galeria-La Pisana|RM|41.846|12.339
Ponte Gardena|BZ|46.597|11.531
Ponte Lambro|CO|45.825|9.225
Ponte Nizza|PV|44.852|9.097
Ponte Nossa|BG|45.866|9.884
Ponte Pattoli|PG|43.178|12.428
Ponte Ronca|BO|44.502|11.19
Ponte San Marco|BS|45.477|10.413
Ponte San Nicolò|PD|45.367|11.923
Ponte San Pietro|BG|45.706|9.591
Ponte Sasso|PU|43.799|13.095
Ponte Taro|PR|44.829|10.21
Ponte a Ema|FI|43.74|11.298
Ponte a Poppi|AR|43.732|11.767
Ponte della Venturina|BO|44.13|10.991
Ponte dell’Olio|PC|44.868|9.644
Ponte di Barbarano|VI|45.392|11.578
Ponte di Castegnero|VI|45.437|11.601
Ponte di Legno|BS|46.259|10.51
Ponte di Nanto|VI|45.424|11.594
Ponte di Piave|TV|45.719|12.462
Ponte in Valtellina|SO|46.175|9.978
Ponte nelle Alpi-Polpet|BL|46.188|12.278
Ponte nelle Alpi|BL|46.181|12.283
Pontebba|UD|46.505|13.306
Pontecagnano|SA|40.644|14.876
Pontecchio Polesine|RO|45.02|11.813
Pontechianale|CN|44.621|7.03
Pontecorvo|FR|41.459|13.666
Pontecurone|AL|44.959|8.933
Pontedassio|IM|43.938|8.015
Pontedera|PI|43.661|10.631
Pontegradella|FE|44.838|11.663
Pontelandolfo|BN|41.292|14.69
Pontelangorino|FE|44.861|12.149
Pontelatone|CE|41.195|14.248
Pontelongo|PD|45.246|12.026
Pontenure|PC|44.998|9.791
Ponteranica|BG|45.732|9.652
Ponterio-Pian di Porto|PG|42.808|12.41
Pontestazzemese|LU|43.997|10.294
Pontestura|AL|45.142|8.333
Pontevico|BS|45.273|10.092
Pontey|AO|45.739|7.588
Ponte|BN|41.216|14.698
Ponte|RM|41.9|12.467
Ponti sul Mincio|MN|45.412|10.685
Ponticella|BO|44.454|11.379
Ponticelli|NA|40.854|14.33
Ponticino|AR|43.48|11.716
Pontida|BG|45.731|9.511
Pontinia|LT|41.411|13.043
Pontinvrea|SV|44.442|8.436
Pontirolo Nuovo|BG|45.569|9.569
Ponti|AL|44.628|8.365
Pontoglio|BS|45.569|9.853
Ponton dell’Elce|RM|42.023|12.235
Pontremoli|MS|44.375|9.879
Ponzano Monferrato|AL|45.085|8.266
Ponzano Romano|RM|42.257|12.57
Ponzano di Fermo|FM|43.104|13.66
Ponzano|TV|45.715|12.204
Ponza|LT|40.895|12.959
Ponzone|AL|44.588|8.459
Popoli|PE|42.169|13.83
Poppi|AR|43.721|11.766
Porano|TR|42.681|12.103
Porcari|LU|43.842|10.616
Porcellengo|TV|45.706|12.142
Porcia|PN|45.963|12.616
Pordenone|PN|45.957|12.661
Porlezza|CO|46.037|9.129
Pornassio|IM|44.071|7.87
Porotto-Cassama|FE|44.85|11.55
Porpetto|UD|45.857|13.217
Porporano|PR|44.753|10.351
Porretta Terme|BO|44.163|10.974
Porta Palazzo|TO|45.077|7.684
Portacomaro|AT|44.957|8.258
Portalbera|PV|45.098|9.318
Portella di Mare|PA|38.073|13.462
Porte|TO|44.887|7.27
Portici|NA|40.816|14.337
Portico di Caserta|CE|41.056|14.28
Portico di Romagna|FC|44.027|11.781
Portico e San Benedetto|FC|44.026|11.782
Portigliola|RC|38.227|16.203
Porto Azzurro|LI|42.768|10.397
Porto Ceresio|VA|45.913|8.897
Porto Cervo|SS|41.141|9.533
Porto Cesareo|LE|40.262|17.899
Porto Corsini|RA|44.494|12.279
Porto Empedocle|AG|37.289|13.525
Porto Ercole|GR|42.402|11.205
Porto Fuori|RA|44.406|12.252
Porto Garibaldi|FE|44.681|12.237
Porto Potenza Picena|MC|43.358|13.697
Porto Recanati|MC|43.433|13.662
Porto San Giorgio|FM|43.178|13.794
Porto Santo Stefano|GR|42.438|11.115
Porto Sant’Elpidio|FM|43.253|13.76
Porto Tolle|RO|44.95|12.325
Porto Torres|SS|40.834|8.405
Porto Valtravaglia|VA|45.961|8.681
Porto Viro|RO|45.027|12.218
Porto d’Adda|MB|45.662|9.476
Portobuffolè|TV|45.857|12.538
Portocannone|CB|41.914|15.008
Portoferraio|LI|42.812|10.313
Portofino|GE|44.303|9.209
Portogruaro|VE|45.781|12.841
Portomaggiore|FE|44.698|11.808
Portopalo di Capo Passero|SR|36.682|15.134
Portoscuso|SU|39.207|8.381
Portovenere|SP|44.051|9.834
Porto|NA|40.844|14.257
Portula|BI|45.675|8.172
Posada|NU|40.632|9.719
Posatora|AN|43.599|13.49
Posillipo|NA|40.813|14.2
Posina|VI|45.791|11.262
Positano|SA|40.628|14.484
Possagno|TV|45.848|11.885
Posta Fibreno|FR|41.692|13.68
Postalesio|SO|46.174|9.777
Postal|BZ|46.609|11.193
Posta|RI|42.526|13.097
Postiglione|SA|40.559|15.232
Postioma|TV|45.718|12.152
Postua|VC|45.714|8.229
Potenza Picena|MC|43.366|13.622
Potenza|PZ|40.642|15.808
Pove del Grappa|VI|45.798|11.73
Povegliano Veronese|VR|45.347|10.881
Povegliano|TV|45.759|12.209
Poviglio|RE|44.842|10.539
Povoletto|UD|46.116|13.292
Povo|TN|46.067|11.155
Pozza di Fassa|TN|46.428|11.687
Pozzaglia Sabina|RI|42.159|12.964
Pozzaglio ed Uniti|CR|45.2|10.051
Pozzaglio|CR|45.2|10.053
Pozzale-Case Nuove|FI|43.696|10.957
Pozzallo|RG|36.73|14.847
Pozza|MO|44.526|10.892
Pozzilli|IS|41.511|14.063
Pozzillo|CE|41.203|14.195
Pozzo Strada|TO|45.068|7.625
Pozzo d’Adda|MI|45.573|9.503
Pozzol Groppo|AL|44.878|9.03
Pozzolengo|BS|45.405|10.63
Pozzoleone|VI|45.65|11.671
Pozzolo Formigaro|AL|44.799|8.784
Pozzomaggiore|SS|40.398|8.659
Pozzonovo|PD|45.196|11.792
Pozzuoli|NA|40.844|14.095
Pozzuolo Martesana|MI|45.514|9.456
Pozzuolo del Friuli|UD|45.985|13.197
Pozzuolo|PG|43.122|11.956
Pradalunga|BG|45.746|9.782
Pradamano|UD|46.034|13.302
Pradelle|VR|45.283|10.871
Pradleves|CN|44.418|7.281
Pragelato-Ruà|TO|45.014|6.942
Praia a Mare|CS|39.894|15.784
Praiano|SA|40.612|14.525
Pralboino|BS|45.267|10.218
Prali|TO|44.889|7.051
Pralormo|TO|44.86|7.904
Pralungo|BI|45.59|8.04
Pramaggiore Blessaglia|VE|45.805|12.725
Pramaggiore|VE|45.815|12.739
Pramollo|TO|44.908|7.191
Prarolo|VC|45.281|8.478
Prarostino|TO|44.866|7.268
Prascorsano|TO|45.367|7.617
Prasco|AL|44.639|8.552
Praso|TN|45.95|10.636
Prata Camportaccio|SO|46.307|9.395
Prata Centro|SO|46.308|9.396
Prata Sannita Centro|CE|41.433|14.203
Prata di Pordenone|PN|45.894|12.588
Prata di Principato Ultra|AV|40.986|14.838
Prata di Sotto|PN|45.891|12.596
Prata d’Ansidonia|AQ|42.278|13.608
Pratantico-Indicatore|AR|43.481|11.805
Pratella|CE|41.406|14.179
Praticello di Gattatico|RE|44.805|10.475
Praticello|RE|44.804|10.473
Pratiglione|TO|45.353|7.596
Pratissolo|RE|44.604|10.674
Prati|BZ|46.9|11.465
Prati|GE|44.383|9.376
Prati|RM|41.909|12.468
Prato Allo Stelvio|BZ|46.619|10.591
Prato Carnico|UD|46.52|12.809
Prato Perillo|SA|40.397|15.525
Prato Sesia|NO|45.651|8.373
Prato di Coppola|LT|41.418|12.882
Pratola Peligna|AQ|42.097|13.875
Pratola Serra|AV|40.987|14.851
Pratole|SA|40.626|14.926
Pratovecchio|AR|43.787|11.724
Prato|PO|43.881|11.097
Prato|RE|44.716|10.748
Prato|UD|46.374|13.307
Pravisdomini|PN|45.82|12.695
Pray|BI|45.675|8.21
Prazzo Superiore|CN|44.483|7.055
Preara-Moraro-Levà Nord|VI|45.68|11.543
Precenicco|UD|45.797|13.076
Preci|PG|42.881|13.037
Predappio|FC|44.103|11.984
Predazzo|TN|46.311|11.6
Predoi|BZ|47.04|12.107
Predore|BG|45.681|10.013
Predosa|AL|44.75|8.656
Preganziol|TV|45.601|12.237
Pregnana Milanese|MI|45.516|9.007
Pregola|PV|44.751|9.282
Prelà Castello|IM|43.94|7.944
Premana|LC|46.052|9.421
Premariacco|UD|46.061|13.395
Premeno|VB|45.978|8.596
Premenugo|MI|45.468|9.385
Premia|VB|46.268|8.338
Premilcuore|FC|43.981|11.782
Premolo|BG|45.87|9.875
Premosello-Chiovenda|VB|46.004|8.33
Preone|UD|46.394|12.866
Preore|TN|46.047|10.76
Prepezzano|SA|40.728|14.891
Prepotto|UD|46.045|13.479
Preseglie|BS|45.668|10.397
Presenzano|CE|41.378|14.092
Presezzo|BG|45.692|9.57
Presicce|LE|39.901|18.263
Pressana|VR|45.283|11.407
Pretoro|CH|42.219|14.142
Preturo|AQ|42.378|13.296
Prevalle|BS|45.551|10.422
Prezza|AQ|42.058|13.836
Prezzo|TN|45.935|10.633
Priero|CN|44.376|8.093
Prignano Cilento|SA|40.333|15.067
Prignano sulla Secchia|MO|44.438|10.692
Prignano|MO|44.438|10.691
Primaluna|LC|45.984|9.438
Priocca|CN|44.786|8.064
Priola|CN|44.245|8.021
Priolo Gargallo|SR|37.155|15.182
Priula-Colfosco|TV|45.82|12.258
Priverno|LT|41.47|13.179
Prizzi|PA|37.721|13.434
Proceno|VT|42.757|11.829
Procida|NA|40.756|14.015
Progetto Case Bazzano|AQ|42.336|13.444
Progetto Case Coppito 3|AQ|42.37|13.32
Progetto Case Sassa Nsi|AQ|42.366|13.315
Progresso|BO|44.569|11.364
Propata|GE|44.565|9.186
Prosecco-Contovello|TS|45.708|13.734
Proserpio|CO|45.828|9.246
Prossedi|LT|41.517|13.261
Prosto|SO|46.329|9.421
Provaglio Val Sabbia|BS|45.689|10.434
Provaglio d’Iseo|BS|45.635|10.045
Proveis|BZ|46.477|11.022
Proves|BZ|46.477|11.022
Provezze|BS|45.631|10.073
Provvidenti|CB|41.718|14.823
Prunetto|CN|44.489|8.144
Prè Saint Didier|AO|45.764|6.986
Puegnago sul Garda|BS|45.567|10.51
Puginate|CO|45.711|9.058
Puglianello|BN|41.222|14.45
Pugliano|SA|40.679|14.945
Puia-Villanova|PN|45.862|12.571
Puianello|RE|44.626|10.564
Pula|CA|39.007|9.002
Pulce|BO|44.449|11.412
Pulfero|UD|46.174|13.484
Pulsano|TA|40.381|17.356
Pumenengo|BG|45.48|9.868
Punta Marina|RA|44.443|12.291
Puos d’Alpago|BL|46.142|12.362
Pusiano|CO|45.815|9.282
Putifigari|SS|40.561|8.461
Putignano|BA|40.851|17.122
Quaderni|VR|45.329|10.79
Quadrelle|AV|40.949|14.639
Quadrilatero|TO|45.076|7.672
Quadrivio|SA|40.625|15.104
Quadri|CH|41.924|14.288
Quagliuzzo|TO|45.427|7.781
Qualiano|NA|40.919|14.154
Quaranti|AT|44.751|8.449
Quarantoli|MO|44.92|11.103
Quarata|AR|43.499|11.827
Quaregna|BI|45.581|8.164
Quargnento|AL|44.946|8.488
Quarna Sopra|VB|45.873|8.374
Quarna Sotto|VB|45.869|8.363
Quarona|VC|45.76|8.267
Quarrata|PT|43.848|10.979
Quartesana|FE|44.805|11.739
Quartiano|LO|45.358|9.418
Quartiere Otto|MI|45.486|9.139
Quarto Inferiore|AT|44.908|8.285
Quarto Inferiore|BO|44.531|11.417
Quarto Oggiaro|MI|45.513|9.143
Quarto d’Altino|VE|45.579|12.373
Quarto|NA|40.878|14.144
Quartu Sant’Elena|CA|39.229|9.25
Quartucciu|CA|39.253|9.178
Quart|AO|45.741|7.415
Quasano|BA|40.967|16.574
Quassolo|TO|45.523|7.833
Quattordio|AL|44.899|8.405
Quattro Castella|RE|44.635|10.474
Quattro Strade|FI|43.741|11.081
Quattro Strade|LC|45.696|9.377
Quattro Strade|PI|43.709|10.658
Quattromiglia|CS|39.345|16.238
Quercianella|LI|43.46|10.368
Quero|BL|45.921|11.932
Quiliano|SV|44.292|8.414
Quincinetto|TO|45.562|7.808
Quincod|AO|45.715|7.735
Quindici|AV|40.865|14.647
Quingentole|MN|45.038|11.046
Quintano|CR|45.42|9.619
Quinto Vercellese|VC|45.379|8.362
Quinto Vicentino|VI|45.575|11.628
Quinto di Treviso|TV|45.644|12.165
Quinzano d’Oglio|BS|45.314|10.008
Quistello|MN|45.008|10.984
Rabbi Fonti|TN|46.399|10.85
Rablà|BZ|46.67|11.065
Racale|LE|39.961|18.092
Racalmuto|AG|37.405|13.73
Racconigi|CN|44.766|7.679
Raccuja|ME|38.056|14.91
Racines|BZ|46.867|11.3
Radda in Chianti|SI|43.485|11.374
Raddusa|CT|37.475|14.535
Radicofani|SI|42.896|11.768
Radicondoli|SI|43.26|11.046
Raffadali|AG|37.402|13.532
Raffa|BS|45.57|10.53
Ragalna|CT|37.635|14.947
Ragoli|TN|46.054|10.779
Ragusa|RG|36.926|14.724
Raiano|AQ|42.102|13.814
Raldon|VR|45.349|11.038
Ramacca|CT|37.386|14.692
Ramiola|PR|44.701|10.091
Ramiseto|RE|44.413|10.277
Ramon|TV|45.714|11.868
Ramponio Verna|CO|45.997|9.066
Ramuscello|PN|45.881|12.885
Rancio Valcuvia|VA|45.916|8.772
Ranco|VA|45.797|8.571
Randazzo|CT|37.877|14.95
Ranica|BG|45.723|9.713
Ranzanico|BG|45.788|9.935
Rapagnano|FM|43.16|13.589
Rapallo|GE|44.35|9.228
Rapino|CH|42.209|14.185
Rapolano Terme|SI|43.295|11.603
Rapolla|PZ|40.975|15.672
Rapone|PZ|40.847|15.498
Rasen-Antholz|BZ|46.779|12.047
Rassa|VC|45.768|8.012
Rassina|AR|43.647|11.836
Rastignano-Carteria di Sesto|BO|44.436|11.357
Rasun Anterselva|BZ|46.779|12.047
Rasura|SO|46.101|9.553
Ratschings|BZ|46.882|11.378
Rauscedo-Domanins|PN|46.041|12.825
Ravanusa|AG|37.267|13.968
Ravarino|MO|44.725|11.096
Ravascletto|UD|46.525|12.921
Ravello|SA|40.649|14.612
Ravenna|RA|44.413|12.201
Raveo|UD|46.434|12.872
Ravina|TN|46.039|11.112
Raviscanina|CE|41.371|14.243
Realmonte|AG|37.308|13.464
Reana del Roiale|UD|46.137|13.223
Reana del Rojale|UD|46.143|13.247
Reano|TO|45.052|7.428
Rea|PV|45.113|9.155
Rebaudengo|TO|45.109|7.7
Recale|CE|41.057|14.303
Recanati|MC|43.404|13.554
Recco|GE|44.362|9.144
Recetto|NO|45.46|8.435
Recoaro Terme|VI|45.704|11.222
Redavalle|PV|45.038|9.202
Redondesco|MN|45.166|10.512
Refrancore|AT|44.936|8.341
Refrontolo|TV|45.923|12.209
Regalbuto|EN|37.652|14.639
Reggello|FI|43.68|11.53
Reggio Calabria|RC|38.11|15.661
Reggio Emilia|RE|44.698|10.631
Reggiolo|RE|44.918|10.81
Regio Parco|TO|45.098|7.709
Regola|RM|41.897|12.468
Regoledo|SO|46.133|9.546
Regolelli|VT|42.293|12.351
Reino|BN|41.292|14.823
Reitano|ME|37.972|14.344
Remanzacco|UD|46.085|13.324
Remedello di Sopra|BS|45.279|10.371
Remedello|BS|45.278|10.372
Renate|MB|45.724|9.28
Renazzo|FE|44.765|11.286
Rende|CS|39.332|16.18
Renon|BZ|46.542|11.457
Resana|TV|45.635|11.955
Rescaldina|MI|45.62|8.949
Resiutta|UD|46.394|13.218
Resuttano|CL|37.679|14.029
Retorbido|PV|44.95|9.037
Rettifilo-Vannullo|SA|40.451|15.028
Revello|CN|44.655|7.39
Revere|MN|45.052|11.131
Revigliasco d’Asti|AT|44.858|8.16
Revigliasco|TO|45.016|7.733
Revine|TV|45.999|12.256
Revò|TN|46.392|11.058
Rezzago|CO|45.867|9.249
Rezzato|BS|45.512|10.317
Rezzoaglio|GE|44.526|9.388
Rezzo|IM|44.021|7.872
Re|VB|46.131|8.546
Rhemes-Notre-Dame|AO|45.57|7.119
Rhemes-Saint-Georges|AO|45.652|7.154
Rho|MI|45.532|9.04
Riace Marina|RC|38.392|16.53
Riace|RC|38.418|16.481
Riale|BO|44.483|11.233
Rialto|SV|44.227|8.261
Riano|RM|42.093|12.515
Riardo|CE|41.262|14.15
Ribera|AG|37.498|13.267
Ribolla|GR|42.971|11.036
Ribordone|TO|45.433|7.502
Ricadi|VV|38.625|15.867
Ricaldone|AL|44.732|8.468
Ricca|CN|44.661|8.045
Riccia|CB|41.483|14.832
Riccione|RN|43.999|12.657
Riccò del Golfo|SP|44.154|9.764
Riccò|PR|44.701|10.121
Ricengo|CR|45.406|9.724
Ricigliano|SA|40.668|15.478
Ried|BZ|46.93|11.524
Riese Pio X|TV|45.729|11.918
Riesi|CL|37.281|14.083
Rieti|RI|42.405|12.857
Rifiano|BZ|46.703|11.181
Rifreddo|CN|44.651|7.346
Rignano Flaminio|RM|42.206|12.481
Rignano Garganico|FG|41.679|15.588
Rignano sull’Arno|FI|43.721|11.452
Rigolato|UD|46.554|12.846
Rilievo|TP|37.916|12.541
Rimasco|VC|45.86|8.064
Rima|VC|45.885|7.999
Rimella|VC|45.908|8.182
Rimini|RN|44.058|12.565
Rio Marina|LI|42.814|10.426
Rio Saliceto|RE|44.811|10.804
Rio Salso-Case Bernardi|PU|43.834|12.69
Rio di Pusteria|BZ|46.797|11.668
Rio nell’Elba|LI|42.812|10.401
Riofreddo|RM|42.059|12.997
Riola Sardo|OR|39.994|8.541
Riolo Terme|RA|44.276|11.727
Riolunato|MO|44.231|10.653
Riomaggiore|SP|44.1|9.739
Rionero Sannitico|IS|41.712|14.139
Rionero in Vulture|PZ|40.923|15.671
Riozzo|MI|45.346|9.322
Ripa Teatina|CH|42.366|14.244
Ripa-Pozzi-Querceta-Ponterosso|LU|43.978|10.204
Ripabottoni|CB|41.69|14.809
Ripacandida|PZ|40.913|15.726
Ripalimosani|CB|41.611|14.663
Ripalta Arpina|CR|45.302|9.729
Ripalta Guerina|CR|45.306|9.704
Ripalta Nuova|CR|45.332|9.692
Riparbella|PI|43.364|10.598
Ripatransone|AP|43|13.762
Ripa|RM|41.881|12.481
Ripe San Ginesio|MC|43.142|13.367
Ripe|AN|43.669|13.106
Ripi|FR|41.614|13.424
Riposto|CT|37.732|15.206
Riscone|BZ|46.777|11.951
Rittana|CN|44.351|7.398
Riva Ligure|IM|43.839|7.879
Riva Presso Chieri|TO|44.983|7.873
Riva Valdobbia|VC|45.831|7.957
Riva del Garda|TN|45.886|10.841
Riva di Solto|BG|45.774|10.039
Rivalba|TO|45.117|7.888
Rivalta Bormida|AL|44.71|8.552
Rivalta di Torino|TO|45.033|7.52
Rivalta|VR|45.657|10.893
Rivamonte Agordino|BL|46.252|12.023
Rivanazzano|PV|44.929|9.014
Rivara|TO|45.33|7.649
Rivarolo Canavese|TO|45.328|7.721
Rivarolo Mantovano|MN|45.073|10.437
Rivarolo del Re|CR|45.031|10.473
Rivarone|AL|44.977|8.716
Rivarossa|TO|45.25|7.72
Riva|TO|44.893|7.382
Rive d’Arcano|UD|46.127|13.032
Rivello|PZ|40.078|15.758
Rivergaro|PC|44.915|9.604
Rive|VC|45.214|8.417
Rivignano|UD|45.876|13.042
Rivisondoli|AQ|41.87|14.067
Rivodutri|RI|42.517|12.856
Rivoli Veronese|VR|45.572|10.812
Rivoli|TO|45.071|7.515
Rivolta d’Adda|CR|45.47|9.513
Rivotorto|PG|43.044|12.621
Rizziconi|RC|38.41|15.96
Roana|VI|45.877|11.453
Roapiana|CN|44.341|7.823
Roaschia|CN|44.27|7.456
Roascio|CN|44.417|8.022
Roasio|VC|45.605|8.285
Roata Rossi|CN|44.444|7.526
Roatto|AT|44.952|8.027
Robassomero|TO|45.198|7.568
Robbiate|LC|45.688|9.437
Robbio|PV|45.289|8.593
Robecchetto Con Induno|MI|45.528|8.771
Robecco Pavese|PV|45.048|9.15
Robecco d’Oglio|CR|45.259|10.077
Robecco sul Naviglio|MI|45.437|8.886
Robegano|VE|45.543|12.119
Robella|AT|45.102|8.102
Robilante|CN|44.293|7.514
Roburent|CN|44.306|7.892
Rocca Canavese|TO|45.309|7.579
Rocca Canterano|RM|41.957|13.022
Rocca Cigliè|CN|44.445|7.951
Rocca De’ Baldi|CN|44.424|7.761
Rocca Grimalda|AL|44.671|8.648
Rocca Imperiale Marina|CS|40.1|16.613
Rocca Imperiale|CS|40.11|16.578
Rocca Massima|LT|41.679|12.921
Rocca Pia|AQ|41.934|13.977
Rocca Pietore|BL|46.434|11.977
Rocca Priora|RM|41.766|12.766
Rocca San Casciano|FC|44.059|11.843
Rocca San Felice|AV|40.95|15.167
Rocca San Giovanni|CH|42.246|14.462
Rocca Santo Stefano|RM|41.911|13.024
Rocca Sinibalda|RI|42.272|12.925
Rocca di Botte|AQ|42.031|13.072
Rocca di Cambio|AQ|42.238|13.489
Rocca di Capri Leone|ME|38.107|14.71
Rocca di Cave|RM|41.846|12.945
Rocca di Mezzo|AQ|42.204|13.518
Rocca di Neto|KR|39.183|17.008
Rocca di Papa|RM|41.766|12.702
Rocca d’Arazzo|AT|44.872|8.285
Rocca d’Arce|FR|41.587|13.585
Roccabascerana|AV|41.018|14.717
Roccabernarda|KR|39.133|16.861
Roccabianca|PR|45.008|10.218
Roccabruna|CN|44.475|7.344
Roccacasale|AQ|42.122|13.888
Roccadaspide|SA|40.423|15.191
Roccafiorita|ME|37.931|15.267
Roccaforte Ligure|AL|44.678|9.028
Roccaforte Mondovì|CN|44.317|7.744
Roccaforte del Greco|RC|38.048|15.892
Roccaforzata|TA|40.437|17.39
Roccafranca|BS|45.464|9.913
Roccagiovine|RM|42.051|12.899
Roccagloriosa|SA|40.106|15.436
Roccagorga|LT|41.525|13.155
Roccalbegna|GR|42.786|11.508
Roccalumera|ME|37.976|15.394
Roccamandolfi|IS|41.496|14.352
Roccamena|PA|37.838|13.155
Roccamonfina|CE|41.287|13.979
Roccamorice|PE|42.213|14.025
Roccanova|PZ|40.213|16.204
Roccantica|RI|42.321|12.694
Roccapalumba|PA|37.808|13.637
Roccapiemonte|SA|40.76|14.691
Roccarainola|NA|40.973|14.543
Roccaraso|AQ|41.849|14.078
Roccaromana|CE|41.274|14.222
Roccascalegna|CH|42.062|14.308
Roccasecca Stazione|FR|41.533|13.65
Roccasecca dei Volsci|LT|41.479|13.213
Roccasecca|FR|41.551|13.667
Roccasicura|IS|41.697|14.231
Roccasparvera|CN|44.342|7.442
Roccaspinalveti-Santa Giusta|CH|41.942|14.471
Roccastrada|GR|43.009|11.168
Roccavaldina|ME|38.183|15.374
Roccaverano|AT|44.592|8.272
Roccavignale|SV|44.361|8.191
Roccavione|CN|44.314|7.478
Roccavivara|CB|41.833|14.6
Roccavivi|AQ|41.812|13.537
Roccella Ionica|RC|38.321|16.397
Roccella Valdemone|ME|37.933|15.01
Roccelletta|CZ|38.811|16.598
Rocchetta Belbo|CN|44.636|8.175
Rocchetta Ligure|AL|44.707|9.05
Rocchetta Nervina|IM|43.89|7.601
Rocchetta Nuova|IS|41.624|14.086
Rocchetta Palafea|AT|44.707|8.345
Rocchetta Sant’Antonio|FG|41.103|15.46
Rocchetta Tanaro|AT|44.859|8.346
Rocchetta a Volturno|IS|41.626|14.089
Rocchetta di Vara|SP|44.251|9.758
Rocchetta|CE|41.237|14.158
Roddino|CN|44.574|8.019
Roddi|CN|44.68|7.975
Rodeano|UD|46.111|13.011
Rodello|CN|44.629|8.057
Rodeneck|BZ|46.78|11.69
Rodengo-Saiano|BS|45.6|10.107
Rodengo|BZ|46.8|11.7
Rodero|CO|45.824|8.915
Rodi Garganico|FG|41.927|15.882
Rodigo|MN|45.199|10.625
Rodì|ME|38.108|15.169
Rofrano|SA|40.213|15.428
Rogeno|LC|45.782|9.274
Roggiano Gravina|CS|39.618|16.162
Roggione|CR|45.184|9.807
Roghudi|RC|37.925|15.765
Rogliano|CS|39.178|16.317
Rognano|PV|45.288|9.09
Rogno|BG|45.857|10.132
Rogolo|SO|46.137|9.485
Rogoredo-Valaperta-Rimoldo|LC|45.677|9.333
Roiate|RM|41.873|13.066
Roio del Sangro|CH|41.912|14.374
Roletto|TO|44.924|7.332
Rolo|RE|44.885|10.86
Romagnano Sesia|NO|45.633|8.387
Romagnano|TN|46.018|11.106
Romagnese|PV|44.841|9.328
Romana|SS|40.484|8.586
Romanengo|CR|45.378|9.788
Romano Banco|MI|45.423|9.107
Romano Canavese|TO|45.399|7.869
Romano di Lombardia|BG|45.521|9.754
Romano d’Ezzelino|VI|45.779|11.767
Romans d’Isonzo|GO|45.888|13.442
Roma|RM|41.892|12.511
Rombiolo|VV|38.595|16.002
Romeno|TN|46.395|11.119
Romentino|NO|45.463|8.718
Rometta Marea|ME|38.233|15.41
Rometta|ME|38.17|15.414
Romito Magra|SP|44.098|9.932
Ronago|CO|45.832|8.984
Roncadelle|BS|45.527|10.154
Roncade|TV|45.622|12.376
Roncanova|VR|45.143|11.103
Roncaro|PV|45.228|9.275
Roncegno|TN|46.049|11.408
Roncello|MB|45.602|9.455
Ronchi Valsugana|TN|46.068|11.435
Ronchi dei Legionari|GO|45.827|13.504
Ronchi di Campanile|PD|45.458|11.775
Ronchis|UD|45.808|12.995
Ronciglione|VT|42.289|12.215
Ronco All’Adige|VR|45.336|11.237
Ronco Biellese|BI|45.578|8.091
Ronco Briantino|MB|45.666|9.405
Ronco Canavese|TO|45.501|7.547
Ronco Scrivia|GE|44.614|8.95
Roncobello|BG|45.956|9.752
Roncocesi|RE|44.738|10.578
Roncoferraro|MN|45.138|10.942
Roncofreddo-Santa Paola|FC|44.043|12.315
Roncofreddo|FC|44.042|12.301
Roncola|BG|45.769|9.561
Roncone|TN|45.983|10.668
Ronco|BS|45.596|10.135
Ronco|MI|45.527|9.359
Roncà|VR|45.48|11.293
Rondanina|GE|44.563|9.218
Rondissone|TO|45.246|7.964
Ronsecco|VC|45.253|8.277
Ronta|FI|44.003|11.429
Ronzo-Chienis|TN|45.89|10.95
Ronzone|TN|46.424|11.153
Roppolo|BI|45.421|8.07
Roreto|CN|44.669|7.834
Rorà|TO|44.792|7.199
Rosario|CS|39.291|16.231
Rosarno|RC|38.487|15.98
Rosasco|PV|45.25|8.579
Rosate|MI|45.35|9.017
Rosazza|BI|45.676|7.977
Rosa|PN|45.931|12.871
Rosciano|PE|42.322|14.046
Rosciano|PU|43.816|13
Roscigno|SA|40.4|15.346
Rosegaferro|VR|45.344|10.809
Rosello|CH|41.901|14.349
Roseto Capo Spulico|CS|39.986|16.604
Roseto Valfortore|FG|41.375|15.098
Roseto degli Abruzzi|TE|42.672|14.015
Rose|CS|39.399|16.294
Rosia|SI|43.246|11.222
Rosignano Marittimo|LI|43.407|10.472
Rosignano Monferrato|AL|45.081|8.4
Rosignano Solvay-Castiglioncello|LI|43.389|10.436
Rosolina|RO|45.077|12.23
Rosolini|SR|36.821|14.951
Rosora|AN|43.483|13.068
Rossana|CN|44.545|7.432
Rossano Stazione|CS|39.599|16.635
Rossano Veneto|VI|45.703|11.804
Rossano|CS|39.576|16.634
Rossa|VC|45.833|8.124
Rossiglione|GE|44.564|8.67
Rossi|SV|44|8.059
Rosta|TO|45.068|7.465
Rosà|VI|45.702|11.761
Rota Greca|CS|39.467|16.114
Rota d’Imagna|BG|45.831|9.512
Roteglia|RE|44.484|10.688
Rotella|AP|42.954|13.558
Rotello|CB|41.748|15.006
Rotonda|PZ|39.952|16.039
Rotondella|MT|40.171|16.525
Rotondi|AV|41.033|14.595
Rottanova|VE|45.144|12.018
Rotta|PV|45.162|9.146
Rottofreno|PC|45.055|9.55
Rotzo|VI|45.862|11.396
Roure|TO|45.002|7.132
Rovagnate|LC|45.737|9.371
Rovasenda|VC|45.539|8.316
Rovato|BS|45.563|10.002
Rovegno|GE|44.577|9.279
Roveleto|PC|44.963|9.854
Rovellasca|CO|45.667|9.049
Rovello Porro|CO|45.652|9.039
Roverbella|MN|45.267|10.77
Roverchiara|VR|45.268|11.245
Roveredo di Guà|VR|45.273|11.444
Roveredo in Piano|PN|46.008|12.619
Rovereto|MO|44.834|10.952
Rovereto|TN|45.89|11.041
Roverè Veronese|VR|45.593|11.07
Roverè della Luna|TN|46.25|11.172
Rovescala|PV|45.007|9.346
Rovetta|BG|45.892|9.982
Roviano|RM|42.026|12.994
Rovigo|RO|45.07|11.79
Rovito|CS|39.306|16.317
Rozzano|MI|45.382|9.156
Ro|FE|44.947|11.76
Roè Volciano|BS|45.612|10.489
Roè|BS|45.626|10.5
Rubano|PD|45.425|11.791
Rubiana|TO|45.136|7.384
Rubiera|RE|44.652|10.779
Ruda|UD|45.84|13.402
Rudiano|BS|45.49|9.886
Rueglio|TO|45.468|7.755
Ruffano|LE|39.982|18.25
Ruffia|CN|44.706|7.604
Ruffrè|TN|46.415|11.178
Rufina|FI|43.824|11.487
Ruinas|OR|39.906|8.897
Ruino|PV|44.911|9.276
Rumo|TN|46.441|11.019
Ruoti|PZ|40.717|15.684
Russi|RA|44.376|12.033
Rutigliano|BA|41.01|17.006
Rutino|SA|40.301|15.073
Ruviano|CE|41.211|14.41
Ruvo del Monte|PZ|40.85|15.542
Ruvo di Puglia|BA|41.118|16.484
S.P. in Palazzi|LI|43.328|10.509
Sabaudia|LT|41.3|13.028
Sabbia|VC|45.857|8.236
Sabbio Chiese|BS|45.656|10.422
Sabbionara|TN|45.742|10.957
Sabbioneta|MN|44.998|10.488
Sacca|BS|45.9|10.22
Saccolongo|PD|45.402|11.749
Sacco|SA|40.377|15.378
Sachet|BL|46.37|11.931
Sacile|PN|45.954|12.503
Sacrofano|RM|42.105|12.448
Sadali|SU|39.815|9.272
Sagama|OR|40.262|8.578
Sagliano Micca|BI|45.626|8.043
Sagnino|CO|45.834|9.045
Sagrado|GO|45.874|13.484
Sagron Mis|TN|46.195|11.943
Saint Marcel|AO|45.731|7.448
Saint Maurice|AO|45.718|7.255
Saint-Christophe|AO|45.754|7.347
Saint-Denis|AO|45.753|7.555
Saint-Nicolas|AO|45.717|7.167
Saint-Oyen|AO|45.824|7.214
Saint-Pierre|AO|45.712|7.227
Saint-Rhémy|AO|45.836|7.184
Saint-Vincent|AO|45.751|7.648
Sairano|PV|45.137|9.052
Sala Baganza|PR|44.716|10.226
Sala Biellese|BI|45.509|7.958
Sala Bolognese|BO|44.614|11.257
Sala Comacina|CO|45.964|9.166
Sala Consilina|SA|40.401|15.591
Sala Monferrato|AL|45.075|8.361
Sala al Barro|LC|45.821|9.362
Salandra|MT|40.527|16.32
Salaparuta|TP|37.757|13.01
Salara|RO|44.986|11.427
Salasco|VC|45.326|8.264
Salassa|TO|45.362|7.683
Sala|AV|40.855|14.873
Sala|FC|44.156|12.383
Salbertrand|TO|45.074|6.887
Salcedo|VI|45.758|11.566
Salcito|CB|41.746|14.511
Sale Marasino|BS|45.706|10.112
Sale San Giovanni|CN|44.399|8.078
Sale delle Langhe|CN|44.395|8.08
Salemi|TP|37.822|12.805
Salento|SA|40.249|15.189
Salerano Canavese|TO|45.458|7.851
Salerano sul Lambro|LO|45.297|9.385
Salerno|SA|40.675|14.793
Saletto-San Bartolomeo|TV|45.726|12.396
Saletto|PD|45.229|11.538
Sale|AL|44.979|8.81
Salgareda|TV|45.705|12.488
Sali Vercellese|VC|45.31|8.329
Salice Salentino|LE|40.385|17.961
Salice Terme|PV|44.915|9.026
Saliceto|CN|44.413|8.169
Salinagrande|TP|37.96|12.511
Saline Ioniche|RC|37.94|15.719
Saline|PI|43.362|10.814
Salino|TE|42.786|13.914
Salionze|VR|45.405|10.723
Salisano|RI|42.259|12.748
Salitto-Valle|SA|40.674|15.022
Salizzole|VR|45.24|11.095
Salle|PE|42.178|13.961
Sallustiano|RM|41.909|12.497
Salmour|CN|44.576|7.791
Salorno|BZ|46.241|11.212
Salsomaggiore Terme|PR|44.816|9.986
Saltara|PU|43.753|12.899
Saltrio|VA|45.873|8.924
Saludecio|RN|43.875|12.661
Saluggia|VC|45.237|8.015
Salussola|BI|45.447|8.111
Saluzzo|CN|44.647|7.493
Salvaterra|RE|44.599|10.769
Salvatronda|TV|45.674|11.977
Salve|LE|39.861|18.295
Salvirola|CR|45.356|9.779
Salvitelle|SA|40.591|15.458
Salza Irpina|AV|40.919|14.89
Salza di Pinerolo|TO|44.94|7.052
Salzano|VE|45.522|12.102
Salò|BS|45.607|10.521
Samarate|VA|45.624|8.785
Samassi|SU|39.482|8.905
Samatzai|SU|39.483|9.035
Sambiase|CZ|38.967|16.283
Sambruson|VE|45.41|12.103
Sambuca Pistoiese|PT|44.104|11
Sambuca di Sicilia|AG|37.653|13.115
Sambuca|FI|43.573|11.214
Sambuceto|CH|42.422|14.187
Sambuci|RM|41.985|12.938
Sambuco|CN|44.335|7.079
Sambughe|TV|45.594|12.218
Sammichele di Bari|BA|40.887|16.949
Samolaco|SO|46.242|9.394
Samone|TN|46.082|11.523
Samone|TO|45.449|7.842
Samo|RC|38.074|16.059
Sampeyre|CN|44.578|7.19
Samugheo|OR|39.949|8.942
San Bartolomeo In Bosco|FE|44.731|11.636
San Bartolomeo Val Cavargna|CO|46.083|9.149
San Bartolomeo al Mare|IM|43.923|8.105
San Bartolomeo in Galdo|BN|41.416|15.017
San Bartolomeo|FR|41.483|13.857
San Bartolomeo|RE|44.674|10.539
San Bartolomeo|RM|41.814|12.917
San Basile|CS|39.81|16.163
San Basilio|SU|39.538|9.198
San Bassano|CR|45.244|9.81
San Bellino|RO|45.029|11.592
San Benedetto Belbo|CN|44.49|8.058
San Benedetto Po|MN|45.046|10.934
San Benedetto Ullano|CS|39.427|16.124
San Benedetto Val di Sambro|BO|44.214|11.236
San Benedetto dei Marsi|AQ|42.008|13.624
San Benedetto del Tronto|AP|42.957|13.877
San Benedetto in Perillis|AQ|42.184|13.77
San Benigno Canavese|TO|45.226|7.784
San Bernardino Verbano|VB|45.956|8.519
San Bernardo|TN|46.401|10.844
San Biagio Platani|AG|37.509|13.528
San Biagio Saracinisco|FR|41.613|13.928
San Biagio della Cima|IM|43.818|7.651
San Biagio di Callalta|TV|45.684|12.377
San Biagio|AN|43.516|13.496
San Biagio|FE|44.587|11.869
San Biagio|MN|45.099|10.847
San Biagio|PD|45.375|11.737
San Biase|CB|41.715|14.59
San Bonifacio|VR|45.396|11.274
San Bovio-San Felice|MI|45.463|9.313
San Brancato|PZ|40.258|16.257
San Buono|CH|41.981|14.568
San Calogero|VV|38.574|16.019
San Candido|BZ|46.732|12.279
San Canzian d’Isonzo|GO|45.798|13.466
San Carlo All’Arena|NA|40.865|14.263
San Carlo Canavese|TO|45.245|7.606
San Carlo-Condofuri Marina|RC|37.933|15.872
San Carlo|FE|44.804|11.41
San Casciano dei Bagni|SI|42.87|11.877
San Casciano in Val di Pesa|FI|43.66|11.185
San Cassiano|LE|40.056|18.334
San Cassiano|SO|46.277|9.397
San Castrese|CE|41.259|13.865
San Cataldo|CL|37.484|13.985
San Cesareo|RM|41.821|12.804
San Cesario di Lecce|LE|40.302|18.161
San Cesario sul Panaro|MO|44.564|11.035
San Chirico Nuovo|PZ|40.678|16.079
San Chirico Raparo|PZ|40.192|16.076
San Cipirello|PA|37.961|13.177
San Cipriano Picentino|SA|40.72|14.872
San Cipriano Po|PV|45.109|9.281
San Cipriano d’Aversa|CE|40.999|14.132
San Cipriano-S.Barbara-Centinale|AR|43.569|11.485
San Ciro-Ulmi-Filci|TP|37.833|12.782
San Clemente|CE|41.34|13.956
San Clemente|RN|43.933|12.627
San Colombano Belmonte|TO|45.382|7.621
San Colombano al Lambro|MI|45.183|9.49
San Cono|CT|37.29|14.367
San Cosmo Albanese|CS|39.584|16.415
San Costantino Albanese|PZ|40.037|16.305
San Costantino Calabro|VV|38.633|16.076
San Costanzo|PU|43.767|13.073
San Cristoforo|AL|44.693|8.749
San Damaso|MO|44.601|10.974
San Damiano Macra|CN|44.488|7.256
San Damiano al Colle|PV|45.027|9.349
San Damiano d’Asti|AT|44.833|8.064
San Daniele Po|CR|45.067|10.176
San Daniele del Friuli|UD|46.157|13.007
San Defendente|CN|44.391|7.491
San Demetrio Corone|CS|39.57|16.361
San Demetrio Ne’ Vestini|AQ|42.29|13.555
San Didero|TO|45.135|7.213
San Donaci|BR|40.449|17.923
San Donato Milanese|MI|45.41|9.268
San Donato Val di Comino|FR|41.707|13.812
San Donato di Lecce|LE|40.267|18.183
San Donato di Ninea|CS|39.712|16.047
San Donato|PI|43.703|10.788
San Donato|TO|45.082|7.665
San Donnino|FI|43.795|11.147
San Donà di Piave|VE|45.63|12.568
San Fedele Intelvi|CO|45.968|9.081
San Fedele Superiore|CO|45.967|9.067
San Fedele-Lusignano|SV|44.046|8.181
San Fele|PZ|40.816|15.54
San Felice A Cancello|CE|41.017|14.487
San Felice Circeo|LT|41.237|13.094
San Felice del Benaco|BS|45.583|10.554
San Felice del Molise|CB|41.89|14.701
San Felice sul Panaro|MO|44.837|11.138
San Felice|BZ|46.494|11.13
San Felice|CR|45.143|10.074
San Ferdinando di Puglia|BT|41.303|16.07
San Ferdinando|NA|40.833|14.248
San Ferdinando|RC|38.484|15.919
San Fermo della Battaglia|CO|45.809|9.047
San Fidenzio|PD|45.216|11.518
San Filippo del Mela|ME|38.17|15.273
San Fili|CS|39.34|16.144
San Fior di Sopra|TV|45.922|12.361
San Fiorano|LO|45.138|9.721
San Floriano del Collio|GO|45.981|13.589
San Floriano-Olmi|TV|45.673|12.33
San Floriano|VR|45.518|10.908
San Floro|CZ|38.838|16.519
San Francesco al Campo|TO|45.227|7.655
San Francesco|FI|43.775|11.448
San Fratello|ME|38.016|14.598
San Gabriele-Mondonuovo|BO|44.667|11.583
San Gavino Monreale|SU|39.55|8.791
San Gemini|TR|42.614|12.545
San Genesio Atesino|BZ|46.535|11.33
San Genesio ed Uniti|PV|45.234|9.18
San Genesio|BZ|46.658|11.925
San Gennaro Vesuviano|NA|40.862|14.524
San Germano Chisone|TO|44.902|7.237
San Germano Vercellese|VC|45.351|8.247
San Germano dei Berici|VI|45.402|11.471
San Gervasio Bresciano|BS|45.308|10.147
San Giacomo Filippo|SO|46.338|9.371
San Giacomo Vercellese|VC|45.498|8.327
San Giacomo degli Schiavoni|CB|41.962|14.945
San Giacomo delle Segnate|MN|44.974|11.034
San Giacomo|BS|45.594|10.477
San Giacomo|BZ|46.456|11.334
San Giacomo|PG|42.794|12.752
San Giacomo|SO|46.16|10.025
San Giacomo|UD|46.173|12.983
San Gillio|TO|45.141|7.533
San Gimignano|SI|43.474|11.03
San Ginesio|MC|43.108|13.321
San Giorgio Albanese|CS|39.582|16.453
San Giorgio Canavese|TO|45.336|7.798
San Giorgio Ionico|TA|40.458|17.38
San Giorgio Lucano|MT|40.111|16.389
San Giorgio Monferrato|AL|45.107|8.416
San Giorgio Morgeto|RC|38.392|16.088
San Giorgio Piacentino|PC|44.952|9.738
San Giorgio Scarampi|AT|44.611|8.242
San Giorgio Su Legnano|MI|45.574|8.914
San Giorgio a Cremano|NA|40.833|14.342
San Giorgio a Liri|FR|41.406|13.76
San Giorgio al Tagliamento-Pozzi|VE|45.796|12.964
San Giorgio del Sannio|BN|41.068|14.853
San Giorgio della Richinvelda|PN|46.048|12.869
San Giorgio delle Pertiche|PD|45.541|11.894
San Giorgio di Livenza|VE|45.653|12.797
San Giorgio di Lomellina|PV|45.175|8.79
San Giorgio di Nogaro|UD|45.827|13.211
San Giorgio di Pesaro|PU|43.722|12.98
San Giorgio di Piano|BO|44.647|11.374
San Giorgio in Bosco|PD|45.589|11.807
San Giorgio in Salici|VR|45.427|10.789
San Giorgio la Molara|BN|41.277|14.931
San Giorgio|AL|45.108|8.414
San Giorgio|BA|41.094|16.972
San Giorgio|CE|41.271|14.313
San Giorgio|ME|38.168|14.948
San Giorio|TO|45.128|7.177
San Giovanni A Piro|SA|40.052|15.446
San Giovanni Bianco|BG|45.873|9.654
San Giovanni Gemini|AG|37.628|13.644
San Giovanni Ilarione|VR|45.519|11.237
San Giovanni Incarico|FR|41.5|13.559
San Giovanni Lipioni|CH|41.844|14.563
San Giovanni Lupatoto|VR|45.382|11.045
San Giovanni Rotondo|FG|41.706|15.728
San Giovanni Suergiu|SU|39.11|8.52
San Giovanni Valdarno|AR|43.568|11.53
San Giovanni a Teduccio|NA|40.838|14.306
San Giovanni al Natisone|UD|45.971|13.402
San Giovanni del Dosso|MN|44.966|11.081
San Giovanni di Gerace|RC|38.365|16.278
San Giovanni d’Asso|SI|43.153|11.589
San Giovanni in Croce|CR|45.074|10.373
San Giovanni in Fiore|CS|39.254|16.697
San Giovanni in Galdo|CB|41.591|14.752
San Giovanni in Marignano|RN|43.94|12.712
San Giovanni in Persiceto|BO|44.638|11.184
San Giovanni la Punta|CT|37.577|15.094
San Giovanni-Patoni|FR|41.772|13.275
San Giovanni-San Bernardino|PC|44.793|9.609
San Giovanni|CT|37.735|15.159
San Giovanni|PN|46.021|12.516
San Giovanni|SV|44.394|8.497
San Giuliano Milanese|MI|45.394|9.291
San Giuliano Terme|PI|43.764|10.439
San Giuliano Vecchio|AL|44.889|8.761
San Giuliano del Sannio|CB|41.458|14.642
San Giuliano di Puglia|CB|41.688|14.962
San Giuseppe Jato|PA|37.973|13.189
San Giuseppe Vesuviano|NA|40.836|14.505
San Giuseppe le Prata-Cotropagno|FR|41.678|13.397
San Giuseppe|FE|44.722|12.217
San Giuseppe|NA|40.845|14.252
San Giuseppe|TO|45.147|7.043
San Giustino Valdarno|AR|43.553|11.705
San Giustino|PG|43.547|12.175
San Giusto Canavese|TO|45.315|7.81
San Godenzo|FI|43.925|11.62
San Gregorio Magno|SA|40.66|15.399
San Gregorio Matese|CE|41.386|14.372
San Gregorio da Sassola|RM|41.919|12.874
San Gregorio di Catania|CT|37.568|15.111
San Gregorio d’Ippona|VV|38.645|16.104
San Gregorio nelle Alpi|BL|46.104|12.027
San Gregorio|VR|45.343|11.299
San Jacopo al Girone|FI|43.77|11.34
San Lazzaro|BO|44.471|11.409
San Leonardo in Passiria|BZ|46.813|11.246
San Leonardo|AO|45.824|7.181
San Leonardo|UD|46.119|13.531
San Leone Mosè|AG|37.265|13.584
San Leo|RN|43.896|12.345
San Leucio del Sannio-Cavuoti|BN|41.074|14.757
San Liberale|VE|45.548|12.341
San Lorenzello|BN|41.276|14.542
San Lorenzo Bellizzi|CS|39.889|16.33
San Lorenzo Isontino|GO|45.93|13.525
San Lorenzo Maggiore|BN|41.249|14.624
San Lorenzo Nuovo|VT|42.686|11.907
San Lorenzo al Mare|IM|43.854|7.964
San Lorenzo del Vallo|CS|39.667|16.299
San Lorenzo di Rovetta|BG|45.88|9.975
San Lorenzo di Sebato|BZ|46.785|11.908
San Lorenzo in Campo|PU|43.601|12.944
San Lorenzo in Dorsino|TN|46.077|10.908
San Lorenzo|NA|40.857|14.265
San Lorenzo|RC|38.011|15.834
San Lorenzo|SA|40.754|14.59
San Lorenzo|SV|44.173|8.244
San Lorenzo|VB|46.127|8.201
San Luca|RC|38.147|16.066
San Lucido|CS|39.31|16.053
San Lupo|BN|41.261|14.635
San Mamete|CO|46.025|9.054
San Mango Piemonte|SA|40.7|14.839
San Mango d’Aquino|CZ|39.06|16.192
San Mango sul Calore|AV|40.959|14.973
San Marcellino|CE|40.99|14.176
San Marcello Pistoiese|PT|44.056|10.794
San Marcello|AN|43.575|13.208
San Marco Argentano|CS|39.557|16.125
San Marco Evangelista|CE|41.037|14.34
San Marco dei Cavoti|BN|41.309|14.879
San Marco d’Alunzio|ME|38.073|14.701
San Marco in Lamis|FG|41.712|15.638
San Marco la Catola|FG|41.525|15.006
San Marco|SA|40.267|14.939
San Marino|MO|44.807|10.914
San Martino Alfieri|AT|44.818|8.11
San Martino Bassa|PE|42.518|14.13
San Martino Buon Albergo|VR|45.421|11.096
San Martino Canavese|TO|45.395|7.816
San Martino Dall’Argine|MN|45.097|10.518
San Martino Sannita|BN|41.065|14.835
San Martino Siccomario|PV|45.163|9.141
San Martino Valle Caudina|AV|41.028|14.664
San Martino al Cimino|VT|42.37|12.125
San Martino al Tagliamento|PN|46.017|12.87
San Martino dei Mulini|RN|44.032|12.464
San Martino del Lago|CR|45.072|10.316
San Martino della Battaglia|BS|45.438|10.601
San Martino di Finita|CS|39.49|16.11
San Martino di Lupari|PD|45.651|11.86
San Martino di Venezze|RO|45.125|11.87
San Martino d’Agri|PZ|40.239|16.052
San Martino in Argine|BO|44.589|11.607
San Martino in Badia|BZ|46.682|11.898
San Martino in Campo|PG|43.036|12.403
San Martino in Freddana-Monsagrati|LU|43.909|10.438
San Martino in Passiria|BZ|46.784|11.227
San Martino in Pensilis|CB|41.878|15.018
San Martino in Rio|RE|44.734|10.785
San Martino in Strada|LO|45.275|9.526
San Martino in Trignano|PG|42.741|12.668
San Martino sulla Marrucina|CH|42.224|14.216
San Martino|BZ|46.811|12.227
San Martino|FE|44.778|11.588
San Martino|RC|38.362|15.976
San Martino|TV|45.908|12.341
San Marzano Oliveto|AT|44.754|8.295
San Marzano di San Giuseppe|TA|40.455|17.504
San Marzano sul Sarno|SA|40.778|14.58
San Massimo|CB|41.493|14.41
San Maurizio D’Opaglio|NO|45.773|8.396
San Maurizio|TO|45.217|7.631
San Maurizio|VC|45.603|8.287
San Mauro Castelverde|PA|37.915|14.19
San Mauro Cilento|SA|40.226|15.045
San Mauro Forte|MT|40.483|16.252
San Mauro Marchesato|KR|39.106|16.926
San Mauro Pascoli|FC|44.109|12.42
San Mauro Torinese|TO|45.104|7.768
San Mauro a Mare|FC|44.164|12.446
San Mauro di Saline|VR|45.565|11.112
San Mauro la Bruca|SA|40.122|15.291
San Mauro|FI|43.794|11.125
San Michele All’Adige|TN|46.19|11.132
San Michele Mondovì|CN|44.376|7.908
San Michele Salentino|BR|40.632|17.633
San Michele Tiorre|PR|44.685|10.263
San Michele al Tagliamento|VE|45.764|12.995
San Michele dei Mucchietti|MO|44.508|10.747
San Michele di Ganzaria|CT|37.28|14.426
San Michele di Piave|TV|45.797|12.346
San Michele di Serino|AV|40.876|14.855
San Michele|BZ|46.455|11.262
San Michele|PU|43.662|12.998
San Michele|SA|40.62|14.55
San Miniato Basso|PI|43.693|10.841
San Miniato|PI|43.68|10.85
San Nazario|VI|45.84|11.689
San Nazzaro Sesia|NO|45.438|8.425
San Nazzaro Val Cavargna|CO|46.089|9.127
San Nazzaro|BN|41.052|14.857
San Nicandro Garganico|FG|41.838|15.565
San Niccolò di Celle|PG|43.017|12.383
San Nicola Arcella|CS|39.843|15.786
San Nicola Baronia|AV|41.058|15.2
San Nicola Manfredi|BN|41.075|14.824
San Nicola da Crissa|VV|38.664|16.286
San Nicola dell’Alto|KR|39.291|16.972
San Nicola la Strada|CE|41.052|14.333
San Nicola|RC|38.212|15.694
San Nicola|SS|40.611|8.988
San Nicolo’Gerrei|SU|39.498|9.306
San Nicolò Comelico|BL|46.583|12.527
San Nicolò a Tordino|TE|42.696|13.797
San Nicolò a Trebbia|PC|45.057|9.605
San Nicolò d’Arcidano|OR|39.684|8.644
San Nicolò|SO|46.463|10.41
San Nicolò|VV|38.634|15.851
San Nico|CS|39.669|16.432
San Pancrazio Salentino|BR|40.418|17.834
San Pancrazio|BZ|46.586|11.086
San Pancrazio|RA|44.358|12.079
San Panfilo d’Ocre|AQ|42.286|13.475
San Paolo Albanese|PZ|40.036|16.335
San Paolo Bel Sito|NA|40.914|14.549
San Paolo Solbrito|AT|44.951|7.971
San Paolo di Civitate|FG|41.739|15.261
San Paolo di Jesi|AN|43.455|13.173
San Paolo d’Argon|BG|45.688|9.802
San Paolo|BA|41.125|16.793
San Paolo|BS|45.372|10.024
San Paolo|BZ|46.472|11.26
San Pellegrino Terme|BG|45.834|9.668
San Pier Niceto|ME|38.161|15.35
San Pier d’Isonzo|GO|45.845|13.468
San Pierino|FI|43.714|10.814
San Piero Patti|ME|38.052|14.968
San Piero a Sieve|FI|43.963|11.324
San Piero in Bagno|FC|43.858|11.977
San Pietro Apostolo|CZ|39.004|16.468
San Pietro Avellana|IS|41.789|14.183
San Pietro Belvedere|PI|43.57|10.666
San Pietro Capofiume|BO|44.65|11.648
San Pietro Clarenza|CT|37.569|15.023
San Pietro In Vincoli|RA|44.301|12.146
San Pietro Infine|CE|41.446|13.96
San Pietro Mosezzo|NO|45.455|8.545
San Pietro Mussolino|VI|45.584|11.259
San Pietro Val Lemina|TO|44.907|7.311
San Pietro Valdastico|VI|45.887|11.362
San Pietro Vernotico|BR|40.489|17.998
San Pietro Viminario|PD|45.245|11.82
San Pietro a Maida|CZ|38.847|16.341
San Pietro a Patierno|NA|40.886|14.29
San Pietro al Natisone|UD|46.114|13.483
San Pietro al Tanagro|SA|40.455|15.487
San Pietro di Cadore|BL|46.572|12.587
San Pietro di Caridà|RC|38.524|16.135
San Pietro di Feletto|TV|45.914|12.251
San Pietro di Morubio|VR|45.242|11.227
San Pietro d’Olba|SV|44.488|8.59
San Pietro in Amantea|CS|39.137|16.112
San Pietro in Cariano|VR|45.518|10.886
San Pietro in Casale|BO|44.701|11.405
San Pietro in Cerro|PC|45.021|9.95
San Pietro in Guarano|CS|39.342|16.313
San Pietro in Gu|PD|45.609|11.674
San Pietro in Lama|LE|40.307|18.128
San Pietro in Volta|VE|45.315|12.315
San Pietro|AV|40.824|14.785
San Pietro|BZ|46.641|11.683
San Pietro|VR|45.442|11.13
San Pio delle Camere|AQ|42.284|13.656
San Polo Matese|CB|41.459|14.493
San Polo dei Cavalieri|RM|42.01|12.84
San Polo di Piave|TV|45.79|12.393
San Polo d’Enza|RE|44.627|10.427
San Polo|PC|44.979|9.741
San Polo|PR|44.89|10.357
San Ponso|TO|45.351|7.671
San Possidonio|MO|44.874|10.981
San Potito Sannitico|CE|41.337|14.392
San Potito Ultra|AV|40.928|14.871
San Prisco|CE|41.086|14.277
San Procopio|RC|38.282|15.891
San Prospero|MO|44.79|11.022
San Prospero|PR|44.776|10.401
San Quirico d’Orcia|SI|43.058|11.605
San Quirico|VI|45.677|11.273
San Quirino|PN|46.034|12.678
San Raffaele Cimena|TO|45.147|7.849
San Roberto|RC|38.211|15.736
San Rocco al Porto|LO|45.082|9.697
San Rocco|CH|42.243|14.129
San Rocco|CN|44.397|7.472
San Rocco|PT|43.823|10.861
San Rocco|PV|45.009|9.162
San Romano in Garfagnana|LU|44.169|10.347
San Romano|LU|44.17|10.346
San Romano|PI|43.689|10.769
San Rufo|SA|40.435|15.464
San Saba|RM|41.876|12.495
San Salvario|TO|45.053|7.68
San Salvatore Monferrato|AL|44.995|8.566
San Salvatore Telesino|BN|41.235|14.498
San Salvatore di Fitalia|ME|38.068|14.778
San Salvatore|GE|44.331|9.355
San Salvo Marina|CH|42.07|14.766
San Salvo|CH|42.044|14.733
San Sebastiano Curone|AL|44.786|9.064
San Sebastiano al Vesuvio|NA|40.843|14.364
San Sebastiano da Po|TO|45.168|7.957
San Sebastiano|BS|45.652|10.257
San Secondo Parmense|PR|44.922|10.23
San Secondo di Pinerolo|TO|44.866|7.298
San Secondo|PG|43.405|12.234
San Severino Lucano|PZ|40.02|16.139
San Severino Marche|MC|43.23|13.18
San Severo|FG|41.686|15.381
San Siro|CO|46.066|9.269
San Siro|MI|45.478|9.126
San Sossio Baronia|AV|41.071|15.201
San Sostene|CZ|38.637|16.488
San Sosti|CS|39.659|16.03
San Sperate|SU|39.358|9.008
San Stino di Livenza|VE|45.726|12.69
San Tammaro|CE|41.076|14.231
San Teodoro|ME|37.848|14.699
San Teodoro|SS|40.774|9.669
San Terenziano|PG|42.867|12.473
San Terenzo|SP|44.085|9.897
San Tommaso Tre Archi|FM|43.228|13.775
San Valentino Torio|SA|40.791|14.603
San Valentino in Abruzzo Citeriore|PE|42.233|13.986
San Valentino|UD|45.79|13.412
San Venanzio|BO|44.745|11.437
San Venanzo|TR|42.869|12.269
San Vendemiano-Fossamerlo|TV|45.892|12.33
San Vendemiano|TV|45.887|12.352
San Vero Milis|OR|40.014|8.598
San Vigilio|BS|45.608|10.194
San Vigilio|BZ|46.699|11.931
San Vincenzo Valle Roveto|AQ|41.845|13.536
San Vincenzo la Costa|CS|39.365|16.151
San Vincenzo|BO|44.739|11.437
San Vincenzo|LI|43.091|10.542
San Vitaliano|NA|40.924|14.475
San Vito Chietino|CH|42.29|14.443
San Vito Lo Capo|TP|38.174|12.736
San Vito Romano|RM|41.88|12.978
San Vito Sullo Ionio|CZ|38.707|16.409
San Vito al Mantico|VR|45.472|10.892
San Vito al Tagliamento|PN|45.917|12.859
San Vito al Torre|UD|45.896|13.376
San Vito dei Normanni|BR|40.656|17.708
San Vito di Fagagna|UD|46.091|13.066
San Vito di Leguzzano|VI|45.685|11.389
San Vito-Cerreto|MS|44.023|10.172
San Vito|BL|46.463|12.206
San Vito|MO|44.558|10.974
San Vito|PD|45.419|11.962
San Vito|SU|39.441|9.541
San Vito|TV|45.755|11.916
San Vittore Olona|MI|45.586|8.941
San Vittore del Lazio|FR|41.462|13.934
San Vittore|SO|46.308|9.383
San Zeno Naviglio|BS|45.493|10.218
San Zeno di Montagna|VR|45.637|10.732
San Zeno-San Giuseppe|VI|45.757|11.762
San Zenone al Lambro|MI|45.327|9.356
San Zenone al Po|PV|45.109|9.362
San Zenone degli Ezzelini|TV|45.78|11.837
San Zenone|BS|45.642|10.147
San Zeno|VR|45.634|10.73
Sanarica|LE|40.089|18.348
Sandigliano|BI|45.522|8.077
Sandrigo|VI|45.661|11.589
Sandrà|VR|45.461|10.787
Sanfront|CN|44.647|7.322
Sanfrè|CN|44.752|7.803
Sangano|TO|45.025|7.45
Sangiano|VA|45.875|8.633
Sangineto|CS|39.606|15.915
Sanguinetto|VR|45.186|11.144
Sanluri|SU|39.562|8.9
Sannazzaro de’ Burgondi|PV|45.102|8.906
Sannicandro di Bari|BA|41|16.797
Sannicola|LE|40.092|18.068
Sanremo|IM|43.817|7.777
Sansepolcro|AR|43.573|12.139
Santa Brigida|BG|45.985|9.621
Santa Caterina Albanese|CS|39.586|16.07
Santa Caterina D’este|PD|45.196|11.621
Santa Caterina Villarmosa|CL|37.59|14.036
Santa Caterina dello Ionio Marina|CZ|38.527|16.571
Santa Caterina dello Ionio|CZ|38.533|16.522
Santa Cesarea Terme|LE|40.036|18.455
Santa Corinna|MI|45.34|9.089
Santa Cristina Gela|PA|37.985|13.327
Santa Cristina Valgardena|BZ|46.563|11.732
Santa Cristina d’Aspromonte|RC|38.255|15.97
Santa Cristina|PV|45.158|9.4
Santa Cristina|TV|45.644|12.139
Santa Croce Camerina|RG|36.828|14.525
Santa Croce Scuole|MO|44.763|10.849
Santa Croce del Sannio|BN|41.388|14.732
Santa Croce di Magliano|CB|41.712|14.987
Santa Croce sull’Arno|PI|43.717|10.772
Santa Croce|TS|45.735|13.693
Santa Domenica Talao|CS|39.819|15.854
Santa Domenica Vittoria|ME|37.916|14.963
Santa Domenica|VV|38.662|15.863
Santa Elisabetta|AG|37.432|13.554
Santa Eufemia Lamezia|CZ|38.92|16.252
Santa Fiora|AR|43.56|12.113
Santa Fiora|GR|42.831|11.585
Santa Flavia|PA|38.104|13.533
Santa Giuletta|PV|45.034|9.181
Santa Giusta|OR|39.881|8.609
Santa Giustina in Colle|PD|45.575|11.9
Santa Giustina|BL|46.081|12.038
Santa Giustina|RN|44.068|12.485
Santa Luce|PI|43.471|10.563
Santa Lucia del Mela|ME|38.144|15.281
Santa Lucia di Piave|TV|45.862|12.294
Santa Lucia di Serino|AV|40.87|14.876
Santa Lucia|CE|41.304|14.079
Santa Lucia|PT|43.883|10.703
Santa Lucia|RM|41.982|12.656
Santa Margherita Ligure|GE|44.335|9.212
Santa Margherita di Belice|AG|37.693|13.016
Santa Margherita di Staffora|PV|44.772|9.24
Santa Margherita d’Adige|PD|45.212|11.558
Santa Margherita|MB|45.634|9.23
Santa Maria A Vico|CE|41.026|14.465
Santa Maria Apparente|MC|43.297|13.692
Santa Maria Capua Vetere|CE|41.082|14.253
Santa Maria Codifiume|FE|44.664|11.651
Santa Maria Coghinas|SS|40.904|8.864
Santa Maria Hoè|LC|45.744|9.374
Santa Maria Imbaro|CH|42.22|14.45
Santa Maria La Carità|NA|40.716|14.51
Santa Maria Maddalena|RO|44.902|11.607
Santa Maria Maggiore|VB|46.137|8.461
Santa Maria Navarrese|NU|39.99|9.684
Santa Maria Nuova|AN|43.492|13.324
Santa Maria Nuova|FC|44.2|12.194
Santa Maria a Monte|PI|43.708|10.692
Santa Maria degli Angeli|PG|43.057|12.575
Santa Maria dei Sabbioni|CR|45.244|9.839
Santa Maria del Cedro|CS|39.746|15.836
Santa Maria del Molise|IS|41.553|14.368
Santa Maria della Versa|PV|44.988|9.3
Santa Maria di Leuca|LE|39.8|18.357
Santa Maria di Licodia|CT|37.617|14.893
Santa Maria di Non|PD|45.513|11.854
Santa Maria di Sala|VE|45.507|12.036
Santa Maria la Fossa|CE|41.092|14.128
Santa Maria la Longa|UD|45.934|13.289
Santa Maria la Stella|CT|37.623|15.121
Santa Maria|SA|40.298|14.952
Santa Maria|TV|45.991|12.23
Santa Marina Salina|ME|38.561|14.871
Santa Marina|SA|40.105|15.542
Santa Marinella|RM|42.034|11.854
Santa Marta|GE|44.504|8.893
Santa Monica-Cella|RN|43.958|12.688
Santa Ninfa|TP|37.77|12.877
Santa Paolina|AV|41.022|14.846
Santa Rita|TO|45.046|7.645
Santa Rufina|RI|42.409|12.918
Santa Severina|KR|39.148|16.911
Santa Sofia d’Epiro|CS|39.546|16.328
Santa Sofia|FC|43.947|11.909
Santa Tecla-Castelpagano|SA|40.674|14.918
Santa Teresa Gallura|SS|41.239|9.189
Santa Teresa di Riva|ME|37.946|15.367
Santa Teresa|PE|42.428|14.158
Santa Valburga|BZ|46.55|11
Santa Venerina|CT|37.691|15.139
Santa Vittoria d’Alba|CN|44.699|7.937
Santa Vittoria in Matenano|FM|43.02|13.496
Santa Vittoria|RE|44.855|10.633
Santadi|SU|39.094|8.713
Santandrà|TV|45.748|12.201
Santarcangelo|RN|44.063|12.447
Sante Marie|AQ|42.104|13.202
Santena|TO|44.946|7.773
Santeramo in Colle|BA|40.792|16.759
Santerno|RA|44.437|12.055
Santhià|VC|45.368|8.17
Santi Cosma e Damiano|LT|41.301|13.816
Santino|VB|45.956|8.519
Santo Stefano Belbo|CN|44.71|8.233
Santo Stefano Lodigiano|LO|45.119|9.735
Santo Stefano Quisquina|AG|37.626|13.49
Santo Stefano Roero|CN|44.788|7.941
Santo Stefano Ticino|MI|45.486|8.916
Santo Stefano al Mare|IM|43.839|7.897
Santo Stefano del Sole|AV|40.894|14.867
Santo Stefano di Cadore|BL|46.558|12.55
Santo Stefano di Camastra|ME|38.013|14.351
Santo Stefano di Magra|SP|44.149|9.922
Santo Stefano di Rogliano|CS|39.192|16.321
Santo Stefano di Sessanio|AQ|42.343|13.645
Santo Stefano d’Aveto|GE|44.547|9.453
Santo Stefano in Aspromonte|RC|38.169|15.79
Santo Stefano-Bonaldo|VR|45.367|11.332
Santo Stefano-Carraie|RA|44.315|12.186
Santo Stefano|CS|39.347|16.199
Santo Stefano|UD|46.209|13.126
Santomenna|SA|40.807|15.326
Santopadre|FR|41.602|13.635
Santorso|VI|45.734|11.388
Santu Lussurgiu|OR|40.141|8.655
Sant’Agapito|IS|41.544|14.222
Sant’Agata Bolognese|BO|44.66|11.133
Sant’Agata Feltria|RN|43.863|12.207
Sant’Agata Fossili|AL|44.785|8.921
Sant’Agata Li Battiati|CT|37.557|15.08
Sant’Agata Martesana|MI|45.522|9.384
Sant’Agata del Bianco|RC|38.092|16.083
Sant’Agata de’Goti|BN|41.089|14.497
Sant’Agata di Esaro|CS|39.622|15.983
Sant’Agata di Militello|ME|38.068|14.636
Sant’Agata di Puglia|FG|41.151|15.38
Sant’Agata sui Due Golfi|NA|40.606|14.374
Sant’Agata sul Santerno|RA|44.444|11.861
Sant’Agnello|NA|40.629|14.4
Sant’Agostino|FE|44.792|11.385
Sant’Albano Stura|CN|44.508|7.723
Sant’Alberto|RA|44.538|12.162
Sant’Alberto|TV|45.613|12.135
Sant’Albino|SI|43.071|11.807
Sant’Alessio Con Vialone|PV|45.222|9.226
Sant’Alessio Siculo|ME|37.925|15.35
Sant’Alessio in Aspromonte|RC|38.172|15.757
Sant’Alfio|CT|37.744|15.14
Sant’Ambrogio di Torino|TO|45.096|7.366
Sant’Ambrogio di Valpolicella|VR|45.521|10.836
Sant’Ambrogio sul Garigliano|FR|41.394|13.869
Sant’Anastasia|NA|40.868|14.402
Sant’Anatolia di Narco|PG|42.733|12.836
Sant’Andrea Apostolo dello Ionio|CZ|38.622|16.53
Sant’Andrea Frius|SU|39.479|9.17
Sant’Andrea Ionio Marina|CZ|38.62|16.549
Sant’Andrea del Garigliano|FR|41.369|13.842
Sant’Andrea di Conza|AV|40.845|15.37
Sant’Andrea in Casale|RN|43.933|12.65
Sant’Andrea-Pizzone-Ciamprisco|CE|41.15|14.033
Sant’Andrea|RN|44.033|12.419
Sant’Andrea|TV|45.647|11.896
Sant’Angelo A Cupolo|BN|41.069|14.804
Sant’Angelo A Fasanella|SA|40.457|15.341
Sant’Angelo A Scala|AV|40.975|14.74
Sant’Angelo All’Esca|AV|41.007|14.993
Sant’Angelo Limosano|CB|41.693|14.603
Sant’Angelo Lodigiano|LO|45.235|9.407
Sant’Angelo Lomellina|PV|45.247|8.643
Sant’Angelo Muxaro|AG|37.48|13.546
Sant’Angelo Romano|RM|42.036|12.713
Sant’Angelo dei Lombardi|AV|40.929|15.175
Sant’Angelo del Pesco|IS|41.882|14.254
Sant’Angelo di Brolo|ME|38.115|14.884
Sant’Angelo di Piove di Sacco|PD|45.317|12.009
Sant’Angelo d’Alife|CE|41.361|14.261
Sant’Angelo in Formis|CE|41.117|14.25
Sant’Angelo in Lizzola|PU|43.827|12.801
Sant’Angelo in Pontano|MC|43.098|13.397
Sant’Angelo in Vado|PU|43.665|12.418
Sant’Angelo in Villa-Giglio|FR|41.662|13.429
Sant’Angelo le Fratte|PZ|40.545|15.562
Sant’Angelo|NA|40.698|13.893
Sant’Angelo|VE|45.52|12.019
Sant’Anna Arresi|SU|39.006|8.642
Sant’Anna d’Alfaedo|VR|45.627|10.952
Sant’Anna|VE|45.166|12.274
Sant’Antimo|NA|40.942|14.235
Sant’Antioco|SU|39.07|8.452
Sant’Antonino di Susa|TO|45.108|7.273
Sant’Antonio Abate|NA|40.722|14.54
Sant’Antonio di Gallura|SS|40.991|9.302
Sant’Antonio|BS|45.404|10.356
Sant’Antonio|CN|44.759|8.07
Sant’Antonio|MN|45.196|10.794
Sant’Antonio|MO|44.366|10.836
Sant’Antonio|SA|40.636|14.898
Sant’Antonio|SO|46.461|10.417
Sant’Apollinare|FR|41.402|13.83
Sant’Apollinare|RO|45.041|11.825
Sant’Arcangelo Trimonte|BN|41.169|14.939
Sant’Arcangelo|PZ|40.249|16.27
Sant’Arpino|CE|40.957|14.251
Sant’Arsenio|SA|40.471|15.484
Sant’Egidio alla Vibrata|TE|42.817|13.722
Sant’Egidio del Monte Albino|SA|40.739|14.595
Sant’Elena Irpina|AV|41.037|14.889
Sant’Elena Sannita|IS|41.575|14.471
Sant’Elena|PD|45.187|11.712
Sant’Elia Fiumerapido|FR|41.533|13.863
Sant’Elia a Pianisi|CB|41.62|14.875
Sant’Elia|CZ|38.958|16.585
Sant’Elpidio a Mare|FM|43.23|13.688
Sant’Eufemia a Maiella|PE|42.126|14.027
Sant’Eufemia della Fonte|BS|45.521|10.283
Sant’Eufemia d’Aspromonte|RC|38.263|15.857
Sant’Eusanio Forconese|AQ|42.29|13.524
Sant’Eusanio del Sangro|CH|42.169|14.328
Sant’Eustachio|RM|41.899|12.477
Sant’Ilario dello Ionio|RC|38.219|16.195
Sant’Ilario d’Enza|RE|44.759|10.447
Sant’Ippolito|PU|43.68|12.876
Sant’Omero|TE|42.79|13.789
Sant’Omobono Terme|BG|45.808|9.536
Sant’Onofrio|VV|38.698|16.148
Sant’Oreste|RM|42.233|12.515
Sant’Orsola Terme|TN|46.109|11.302
Sant’Orsola|TN|46.109|11.302
Sanza|SA|40.244|15.554
Sanzeno|TN|46.366|11.076
Saonara|PD|45.365|11.985
Saponara Marittima|ME|38.231|15.426
Saponara|ME|38.192|15.434
Sappada|UD|46.567|12.684
Sapri|SA|40.075|15.632
Saracena|CS|39.779|16.159
Saracinesco|RM|42.003|12.953
Sarcedo|VI|45.701|11.53
Sarconi|PZ|40.248|15.888
Sardara|SU|39.615|8.821
Sardigliano|AL|44.752|8.896
Sarego|VI|45.408|11.402
Sarentino|BZ|46.641|11.354
Sarezzano|AL|44.869|8.912
Sarezzo|BS|45.661|10.197
Sarmato|PC|45.057|9.497
Sarmede|TV|45.976|12.386
Sarmeola|PD|45.424|11.817
Sarnano|MC|43.035|13.298
Sarnico|BG|45.671|9.962
Sarnonico|TN|46.419|11.142
Sarno|SA|40.807|14.622
Saronno|VA|45.625|9.035
Sarroch|CA|39.066|9.009
Sarsina|FC|43.92|12.143
Sartano|CS|39.512|16.179
Sarteano|SI|42.992|11.865
Sartirana Lomellina|PV|45.114|8.667
Sarule|NU|40.228|9.166
Sarzana|SP|44.112|9.962
Sasi|TP|37.902|12.888
Sassacci|VT|42.323|12.441
Sassano|SA|40.34|15.566
Sassari|SS|40.726|8.556
Sassa|AQ|42.352|13.299
Sassello|SV|44.48|8.494
Sassetta|LI|43.129|10.644
Sassinoro|BN|41.375|14.665
Sassi|TO|45.083|7.733
Sasso Marconi|BO|44.401|11.252
Sasso di Castalda|PZ|40.485|15.676
Sassocorvaro|PU|43.783|12.499
Sassofeltrio|RN|43.892|12.51
Sassoferrato|AN|43.431|12.857
Sassuolo|MO|44.543|10.785
Satriano di Lucania|PZ|40.543|15.64
Satriano|CZ|38.666|16.48
Sauris di Sotto|UD|46.466|12.709
Sauze di Cesana|TO|44.941|6.86
Sauze d’Oulx|TO|45.027|6.861
Savarna-Conventello|RA|44.507|12.106
Sava|TA|40.402|17.553
Savelli|KR|39.313|16.776
Saviano|NA|40.905|14.505
Savigliano|CN|44.648|7.657
Savignano Irpino|AV|41.227|15.179
Savignano sul Panaro|MO|44.48|11.035
Savignano sul Rubicone|FC|44.09|12.399
Savignone|GE|44.564|8.987
Savigno|BO|44.392|11.075
Saviore|BS|46.08|10.398
Savio|RA|44.311|12.295
Savoca|ME|37.953|15.34
Savogna d’Isonzo|GO|45.909|13.579
Savogna|UD|46.158|13.531
Savoia di Lucania|PZ|40.569|15.551
Savona|SV|44.309|8.477
Savonera|TO|45.114|7.615
Scafati|SA|40.76|14.537
Scafa|PE|42.266|13.997
Scagnello|CN|44.333|7.986
Scala Coeli|CS|39.448|16.887
Scala|SA|40.657|14.608
Scaldasole|PV|45.125|8.91
Scalea|CS|39.806|15.796
Scalenghe|TO|44.89|7.494
Scaletta Zanclea|ME|38.048|15.468
Scalo Romagnano al Monte|SA|40.61|15.448
Scalo di Baragiano|PZ|40.695|15.575
Scaltenigo|VE|45.471|12.081
Scampia|NA|40.903|14.237
Scampitella|AV|41.093|15.3
Scandale|KR|39.123|16.962
Scandiano|RE|44.598|10.696
Scandicci|FI|43.754|11.188
Scandolara Ravara|CR|45.053|10.302
Scandolara Ripa d’Oglio|CR|45.222|10.157
Scandriglia|RI|42.161|12.841
Scannabue-Cascine Capri|CR|45.393|9.593
Scanno|AQ|41.904|13.88
Scano al Brembo|BG|45.719|9.609
Scano di Montiferro|OR|40.215|8.587
Scansano|GR|42.688|11.33
Scanzano Jonico|MT|40.251|16.698
Scanzorosciate|BG|45.711|9.735
Scapoli|IS|41.614|14.059
Scarcelli|CS|39.4|16.017
Scardovari|RO|44.898|12.455
Scario|SA|40.062|15.474
Scarlino Scalo|GR|42.94|10.838
Scarlino|GR|42.908|10.851
Scarmagno|TO|45.385|7.841
Scarnafigi|CN|44.679|7.565
Scarperia|FI|43.994|11.354
Scena|BZ|46.688|11.189
Scerne|TE|42.648|14.038
Scerni|CH|42.104|14.574
Scheggia|PG|43.404|12.666
Scheggino|PG|42.713|12.83
Schenna|BZ|46.69|11.186
Schiavi di Abruzzo|CH|41.813|14.487
Schiavon|VI|45.697|11.646
Schignano|CO|45.93|9.102
Schilpario|BG|46.009|10.155
Schio|VI|45.713|11.357
Schivenoglia|MN|44.995|11.073
Sciacca|AG|37.507|13.084
Sciara|PA|37.915|13.762
Sciarborasca|GE|44.402|8.615
Sciaves|BZ|46.769|11.666
Scicli|RG|36.79|14.703
Scido|RC|38.244|15.933
Scillato|PA|37.858|13.906
Scilla|RC|38.252|15.718
Sciolze|TO|45.095|7.878
Scisciano|NA|40.907|14.475
Sclafani Bagni|PA|37.822|13.855
Scoglitti|RG|36.894|14.434
Scomigo|TV|45.943|12.32
Scontrone|AQ|41.747|14.039
Scopa|VC|45.793|8.114
Scopello|VC|45.774|8.094
Scoppito|AQ|42.369|13.259
Scordia|CT|37.295|14.841
Scorrano|LE|40.09|18.3
Scortichino|FE|44.883|11.333
Scorzè|VE|45.574|12.112
Scurcola Marsicana|AQ|42.063|13.339
Scurelle|TN|46.065|11.506
Scurzolengo|AT|44.965|8.279
Seano|PO|43.83|11.021
Seborga|IM|43.827|7.696
Secchiano|RN|43.924|12.316
Secinaro|AQ|42.151|13.681
Seclì|LE|40.119|18.109
Secondigliano|NA|40.9|14.267
Secugnago|LO|45.231|9.594
Sedegliano|UD|46.014|12.977
Sedico|BL|46.106|12.093
Sedilo|OR|40.173|8.92
Sedini|SS|40.853|8.817
Sedriano|MI|45.491|8.972
Sedrina|BG|45.781|9.624
Sefro|MC|43.147|12.949
Segariu|SU|39.564|8.982
Seggiano|GR|42.929|11.557
Segni|RM|41.689|13.019
Segonzano|TN|46.19|11.26
Segrate|MI|45.492|9.298
Segusino|TV|45.917|11.956
Selargius|CA|39.258|9.163
Selcetta|RM|41.765|12.475
Selci-Lama|PG|43.517|12.213
Selci|RI|42.303|12.621
Selegas|SU|39.568|9.103
Selino Basso|BG|45.81|9.535
Sellano|PG|42.887|12.923
Sellero|BS|46.051|10.348
Sellia Marina|CZ|38.886|16.749
Sellia|CZ|38.982|16.631
Selva dei Molini|BZ|46.89|11.858
Selva del Montello|TV|45.788|12.144
Selva di Cadore|BL|46.45|12.057
Selva di Progno|VR|45.611|11.138
Selvatelle|PI|43.563|10.691
Selvazzano Dentro|PD|45.388|11.792
Selva|BZ|46.555|11.76
Selva|CH|42.114|14.344
Selve Marcone|BI|45.62|8.087
Selvino|BG|45.785|9.753
Semestene|SS|40.398|8.725
Semiana|PV|45.137|8.73
Seminara|RC|38.336|15.87
Semonte-Casamorcia|PG|43.368|12.531
Semproniano|GR|42.729|11.541
Senago|MI|45.576|9.126
Senales|BZ|46.706|10.908
Senale|BZ|46.511|11.11
Seneghe|OR|40.081|8.614
Senerchia|AV|40.741|15.205
Senigallia|AN|43.716|13.209
Seniga|BS|45.245|10.178
Senise|PZ|40.146|16.289
Senis|OR|39.823|8.939
Senna Comasco|CO|45.763|9.111
Senna Lodigiana|LO|45.15|9.594
Sennariolo|OR|40.212|8.556
Sennori|SS|40.788|8.593
Senorbì|SU|39.533|9.132
Sepino|CB|41.408|14.619
Seppiana|VB|46.058|8.217
Sequals|PN|46.164|12.83
Seravezza|LU|43.995|10.227
Serdiana|SU|39.375|9.159
Seregno|MB|45.65|9.205
Seren del Grappa|BL|45.996|11.856
Sergnano|CR|45.428|9.701
Seriate|BG|45.685|9.725
Serina|BG|45.871|9.731
Serino|AV|40.855|14.872
Serle|BS|45.561|10.368
Sermide|MN|45.003|11.293
Sermoneta|LT|41.549|12.985
Sernaglia della Battaglia|TV|45.871|12.133
Sernio|SO|46.224|10.205
Serole|AT|44.554|8.26
Serone|SO|46.156|9.582
Serra Pedace|CS|39.279|16.346
Serra Riccò|GE|44.511|8.938
Serra San Bruno|VV|38.575|16.326
Serra San Quirico|AN|43.446|13.023
Serra Sant’Abbondio|PU|43.492|12.774
Serra de’ Conti|AN|43.542|13.036
Serra di Maiolo|RN|43.873|12.311
Serra d’Aiello|CS|39.09|16.126
Serracapriola|FG|41.809|15.161
Serradifalco|CL|37.454|13.88
Serralunga di Crea|AL|45.101|8.281
Serralunga d’Alba|CN|44.61|7.999
Serramanna|SU|39.423|8.922
Serramazzoni|MO|44.427|10.791
Serramezzana|SA|40.245|15.032
Serramonacesca|PE|42.248|14.093
Serrano|LE|40.184|18.352
Serrapetrona|MC|43.177|13.19
Serrara Fontana|NA|40.715|13.896
Serrastretta|CZ|39.013|16.416
Serrata|RC|38.513|16.101
Serravalle Langhe|CN|44.56|8.059
Serravalle Pistoiese|PT|43.906|10.833
Serravalle Scrivia|AL|44.723|8.856
Serravalle Sesia|VC|45.685|8.309
Serravalle a Po|MN|45.066|11.082
Serravalle di Chienti|MC|43.072|12.952
Serravalle|FE|44.965|12.047
Serre di Rapolano|SI|43.257|11.617
Serrenti|SU|39.493|8.977
Serre|CN|44.54|7.09
Serre|SA|40.583|15.186
Serri|SU|39.702|9.145
Serrone|FR|41.842|13.095
Serrungarina|PU|43.747|12.875
Sersale|CZ|39.01|16.73
Servigliano|FM|43.08|13.493
Servo|BL|46.058|11.787
Sessa Aurunca|CE|41.24|13.93
Sessa Cilento|SA|40.259|15.076
Sessame|AT|44.671|8.337
Sessano del Molise|IS|41.639|14.328
Sesso|RE|44.739|10.616
Sesta Godano|SP|44.294|9.675
Sestino|AR|43.71|12.298
Sesto Calende|VA|45.726|8.634
Sesto Campano|IS|41.42|14.078
Sesto Cremonese|CR|45.176|9.914
Sesto Fiorentino|FI|43.832|11.199
Sesto Imolese|BO|44.46|11.729
Sesto San Giovanni|MI|45.533|9.226
Sesto al Reghena|PN|45.849|12.813
Sesto ed Uniti|CR|45.176|9.914
Sestola|MO|44.23|10.773
Sesto|BZ|46.702|12.35
Sestri Levante|GE|44.273|9.397
Sestriere|TO|44.959|6.878
Sestu|CA|39.298|9.092
Settala|MI|45.454|9.387
Settefrati|FR|41.67|13.851
Setteville|BL|45.921|11.931
Setteville|RM|41.944|12.651
Settime|AT|44.962|8.114
Settimo Milanese|MI|45.478|9.056
Settimo Rottaro|TO|45.408|7.994
Settimo San Pietro|CA|39.291|9.186
Settimo Torinese|TO|45.139|7.77
Settimo Vittone|TO|45.549|7.833
Settimo|CS|39.392|16.24
Settimo|VR|45.479|10.909
Settingiano|CZ|38.911|16.514
Setzu|SU|39.723|8.94
Seui|SU|39.839|9.323
Seulo|SU|39.87|9.236
Sevegliano|UD|45.887|13.305
Seveso|MB|45.647|9.143
Sezzadio|AL|44.785|8.573
Sezze Scalo|LT|41.497|13.043
Sezze|LT|41.5|13.062
Sfaranda|ME|38.058|14.831
Sferracavallo|PA|38.2|13.283
Sferracavallo|TR|42.726|12.096
Sforzacosta|MC|43.257|13.423
Sfruz|TN|46.34|11.124
Sgonico|TS|45.736|13.747
Sgurgola|FR|41.669|13.15
Siamaggiore|OR|39.95|8.635
Siamanna|OR|39.919|8.762
Siano|CZ|38.915|16.602
Siano|SA|40.802|14.693
Siapiccia|OR|39.928|8.763
Sibari|CS|39.747|16.455
Sicignano degli Alburni|SA|40.559|15.306
Siculiana|AG|37.335|13.424
Siddi|SU|39.673|8.888
Siderno|RC|38.27|16.296
Sieci|FI|43.788|11.394
Siena|SI|43.318|11.331
Sigillo|PG|43.331|12.741
Signa|FI|43.794|11.104
Silandro|BZ|46.628|10.768
Silanus|NU|40.287|8.892
Silea|TV|45.654|12.297
Siligo|SS|40.575|8.728
Siliqua|SU|39.301|8.806
Silius|SU|39.517|9.294
Sillano|LU|44.223|10.302
Sillavengo|NO|45.521|8.441
Silvano Pietra|PV|45.039|8.946
Silvano d’Orba|AL|44.686|8.672
Silvi|TE|42.55|14.118
Silì|OR|39.918|8.622
Simala|OR|39.721|8.828
Simaxis|OR|39.93|8.69
Simbario|VV|38.612|16.336
Sinagra|ME|38.082|14.85
Sinalunga|SI|43.215|11.745
Sindia|NU|40.295|8.657
Sinigo|BZ|46.635|11.179
Sinio|CN|44.6|8.02
Siniscola|NU|40.573|9.697
Sini|OR|39.754|8.905
Sinnai|CA|39.303|9.203
Sinopoli|RC|38.263|15.877
Siracusa|SR|37.075|15.287
Sirignano|AV|40.95|14.629
Siris|OR|39.712|8.775
Sirmione|BS|45.497|10.605
Sirolo|AN|43.522|13.615
Sirone|LC|45.773|9.322
Siror|TN|46.188|11.831
Sirta|SO|46.158|9.661
Sirtori|LC|45.737|9.331
Sissa|PR|44.959|10.261
Sistiana-Visogliano|TS|45.772|13.638
Siurgus Donigala|SU|39.6|9.187
Siusi|BZ|46.541|11.559
Siviano|BS|45.715|10.08
Siziano|PV|45.316|9.204
Sizzano|NO|45.577|8.436
Sluderno|BZ|46.665|10.583
Smarano|TN|46.343|11.11
Smerillo|FM|43.005|13.445
Soave|MN|45.195|10.724
Soave|VR|45.42|11.246
Soccavo|NA|40.846|14.193
Soccher-Paiane-Casan-Arsie|BL|46.181|12.31
Soci|AR|43.728|11.811
Soddì|OR|40.13|8.878
Sogliano Cavour|LE|40.148|18.197
Sogliano al Rubicone|FC|44.005|12.301
Soglio|AT|44.996|8.078
Soiano|BS|45.528|10.513
Solagna|VI|45.82|11.718
Solanas|OR|39.93|8.553
Solara|MO|44.772|11.093
Solarino|SR|37.101|15.12
Solarolo Rainerio|CR|45.081|10.357
Solarolo|BS|45.55|10.555
Solarolo|RA|44.359|11.847
Solaro|MI|45.614|9.083
Solaro|PV|44.88|9.173
Solarussa|OR|39.955|8.674
Solbiate Arno|VA|45.72|8.814
Solbiate Olona|VA|45.65|8.882
Solbiate|CO|45.79|8.933
Soldano|IM|43.83|7.656
Soleminis|SU|39.348|9.181
Solero|AL|44.918|8.508
Solesino|PD|45.179|11.746
Soleto|LE|40.188|18.206
Solferino|MN|45.372|10.566
Soliera|MO|44.734|10.922
Solignano Nuovo|MO|44.527|10.926
Solignano|PR|44.613|9.975
Solofra|AV|40.833|14.837
Solonghello|AL|45.129|8.283
Solopaca|BN|41.195|14.548
Solto Collina|BG|45.782|10.026
Solza|BG|45.679|9.491
Somaglia|LO|45.149|9.633
Somano|CN|44.535|8.008
Somma Lombardo|VA|45.682|8.708
Somma Vesuviana|NA|40.873|14.439
Sommacampagna|VR|45.405|10.844
Sommariva Perno|CN|44.746|7.901
Sommariva del Bosco|CN|44.773|7.782
Sommatino|CL|37.335|13.997
Sommo|PV|45.133|9.087
Sona|VR|45.433|10.84
Soncino|CR|45.4|9.868
Sondalo|SO|46.33|10.327
Sondrio|SO|46.169|9.871
Songavazzo|BG|45.879|9.99
Sonico|BS|46.166|10.351
Sonnino|LT|41.417|13.246
Soprabolzano|BZ|46.529|11.404
Soprana|BI|45.639|8.199
Soraga|TN|46.395|11.666
Soragna|PR|44.927|10.12
Sorano|GR|42.681|11.719
Sora|FR|41.718|13.614
Sorbara|MO|44.748|11.007
Sorbo San Basile|CZ|39.019|16.569
Sorbo Serpico|AV|40.917|14.887
Sorbolo|PR|44.846|10.444
Sordevolo|BI|45.573|7.973
Sordio|LO|45.342|9.364
Soresina|CR|45.288|9.859
Sorgono|NU|40.026|9.102
Sorgà|VR|45.213|10.98
Sorianello|VV|38.594|16.232
Soriano Calabro|VV|38.6|16.222
Soriano nel Cimino|VT|42.418|12.234
Sorico|CO|46.173|9.384
Sorisole|BG|45.731|9.637
Soriso|NO|45.74|8.41
Sori|GE|44.373|9.105
Sormano|CO|45.878|9.246
Sorradile|OR|40.106|8.932
Sorrento|NA|40.627|14.378
Sorso|SS|40.799|8.576
Sortino|SR|37.159|15.03
Sospirolo|BL|46.141|12.074
Sospiro|CR|45.108|10.159
Sossano|VI|45.358|11.508
Sostegno|BI|45.653|8.27
Sotto il Monte Giovanni XXIII|BG|45.706|9.503
Sottocastello|BS|45.667|10.394
Sottoselva|UD|45.911|13.324
Soverato Marina|CZ|38.685|16.55
Soverato Superiore|CZ|38.69|16.534
Sovere|BG|45.812|10.034
Soveria Mannelli|CZ|39.078|16.377
Soveria Simeri|CZ|38.95|16.679
Soverzene|BL|46.203|12.303
Sover|TN|46.222|11.316
Sovicille|SI|43.28|11.228
Sovico|MB|45.646|9.263
Sovizzo|VI|45.527|11.446
Sovramonte|BL|46.059|11.787
Sozzago|NO|45.398|8.723
Spadafora|ME|38.223|15.382
Spadola|VV|38.604|16.337
Sparanise|CE|41.188|14.096
Sparone|TO|45.414|7.545
Sparta’|ME|38.294|15.535
Spartimento|NA|40.891|14.472
Specchia|LE|39.939|18.298
Spello|PG|42.992|12.666
Spera|TN|46.07|11.509
Sperlinga|EN|37.767|14.351
Sperlonga|LT|41.259|13.433
Sperone|AV|40.953|14.605
Spessa|PV|45.114|9.349
Spezzano Albanese|CS|39.669|16.309
Spezzano Piccolo|CS|39.29|16.342
Spezzano della Sila|CS|39.3|16.339
Spianate|LU|43.811|10.715
Spiazzo|TN|46.104|10.739
Spicchio-Sovigliana|FI|43.73|10.939
Spigno Monferrato|AL|44.543|8.334
Spigno Saturnia Inferiore|LT|41.311|13.737
Spigno Saturnia Superiore|LT|41.314|13.709
Spilamberto|MO|44.533|11.017
Spilimbergo|PN|46.113|12.892
Spilinga|VV|38.628|15.906
Spinaceto|RM|41.779|12.442
Spinadesco|CR|45.149|9.926
Spinazzola|BT|40.964|16.091
Spinea-Orgnano|VE|45.491|12.155
Spineda|CR|45.061|10.512
Spinete|CB|41.544|14.487
Spineto Scrivia|AL|44.837|8.874
Spinetoli|AP|42.89|13.765
Spinetta Marengo|AL|44.886|8.678
Spinimbecco|VR|45.144|11.372
Spino d’Adda|CR|45.401|9.487
Spinone al Lago|BG|45.765|9.922
Spinoso|PZ|40.269|15.967
Spirano|BG|45.581|9.669
Spoleto|PG|42.741|12.739
Spoltore|PE|42.455|14.14
Spongano|LE|40.018|18.366
Spormaggiore|TN|46.219|11.048
Sporminore|TN|46.237|11.029
Spotorno|SV|44.226|8.416
Spresiano|TV|45.779|12.256
Spriana|SO|46.22|9.864
Squillace Lido|CZ|38.778|16.57
Squillace|CZ|38.781|16.512
Squinzano|LE|40.435|18.041
Stabbia|FI|43.783|10.835
Staffa|VB|45.969|7.967
Staffolo|AN|43.433|13.185
Staggia|SI|43.422|11.184
Stagno Lombardo|CR|45.075|10.089
Staiti|RC|38|16.033
Staletti|CZ|38.764|16.539
Stallavena-Lugo|VR|45.563|10.997
Stanghella|PD|45.135|11.757
Stanghe|BZ|46.882|11.378
Staranzano|GO|45.802|13.502
Starza Vecchia|NA|40.89|14.401
Statte|TA|40.529|17.201
Stazione Masotti|PT|43.91|10.854
Stazione Montalto-Coretto|CS|39.407|16.243
Stazione Valmozzola|PR|44.579|9.943
Stazione di Allerona|TR|42.786|12.037
Stazione di Padule|PG|43.308|12.616
Stazione-Fornola|SP|44.13|9.892
Stazione|AN|43.5|13.151
Stazione|PT|43.915|11.014
Stazzano|AL|44.727|8.868
Stazzona|CO|46.139|9.275
Stefanaconi|VV|38.678|16.124
Stella Cilento|SA|40.232|15.093
Stellanello|SV|44|8.06
Stella|AP|42.887|13.809
Stella|NA|40.86|14.252
Stelvio|BZ|46.598|10.546
Stenico|TN|46.051|10.856
Sternatia|LE|40.22|18.227
Stezzano|BG|45.65|9.652
Stiava|LU|43.897|10.318
Stia|AR|43.799|11.709
Stienta|RO|44.94|11.544
Stigliano|MT|40.402|16.23
Stigliano|VE|45.524|12.044
Stignano|RC|38.417|16.47
Stilo|RC|38.476|16.467
Stimigliano|RI|42.301|12.563
Stintino|SS|40.952|8.22
Stio|SA|40.31|15.252
Stornara|FG|41.287|15.77
Stornarella|FG|41.256|15.73
Storo|TN|45.849|10.58
Strada in Casentino|AR|43.745|11.71
Strada in Chianti|FI|43.659|11.297
Strada|MC|43.403|13.221
Stradella|MN|45.172|10.873
Stradella|PV|45.074|9.302
Strambinello|TO|45.423|7.77
Strambino|TO|45.38|7.89
Strangolagalli|FR|41.6|13.492
Stravignino|BS|45.775|10.238
Stra|VE|45.411|12.014
Stregna|UD|46.127|13.578
Strembo|TN|46.12|10.751
Stresa|VB|45.882|8.538
Strettoia|LU|43.99|10.194
Strevi|AL|44.7|8.525
Striano|NA|40.815|14.575
Strigno|TN|46.067|11.522
Stroncone|TR|42.512|12.648
Strongoli|KR|39.266|17.054
Stroppiana|VC|45.23|8.455
Stroppo|CN|44.507|7.127
Strozza|BG|45.773|9.579
Strudà|LE|40.32|18.282
Strà-Montanara-Pieve|VR|45.424|11.157
Sturno|AV|41.022|15.112
Su Planu|CA|39.255|9.107
Suardi|PV|45.032|8.741
Subbiano|AR|43.578|11.871
Subiaco|RM|41.926|13.089
Succivo|CE|40.968|14.256
Sueglio|LC|46.086|9.334
Suelli|SU|39.563|9.132
Suello|LC|45.817|9.312
Suisio|BG|45.657|9.502
Sulbiate|MB|45.64|9.428
Sulmona|AQ|42.049|13.926
Sulzano|BS|45.687|10.1
Sumirago|VA|45.737|8.784
Summaga|VE|45.774|12.798
Summonte|AV|40.949|14.745
Suni|OR|40.281|8.549
Suno|NO|45.631|8.544
Supersano|LE|40.017|18.242
Supino|FR|41.621|13.235
Surano|LE|40.028|18.346
Surbo|LE|40.394|18.135
Surdo|CS|39.328|16.201
Susa|TO|45.137|7.058
Susegana|TV|45.856|12.257
Susella|PV|44.913|9.097
Sustinente|MN|45.071|11.022
Sutera|CL|37.525|13.733
Sutrio|UD|46.512|12.993
Sutri|VT|42.246|12.217
Suvereto|LI|43.077|10.677
Suzzara|MN|44.992|10.744
Tabiago-Cibrone|LC|45.756|9.267
Taceno|LC|46.023|9.364
Tadasuni|OR|40.11|8.884
Taggia|IM|43.846|7.852
Taggì|PD|45.461|11.819
Tagliacozzo|AQ|42.069|13.255
Tagliaferro|TO|44.979|7.664
Taglio di Po|RO|45.002|12.214
Tagliolo Monferrato|AL|44.638|8.666
Taglio|RO|45.022|12.211
Tagliuno|BG|45.643|9.909
Taibon Agordino|BL|46.298|12.013
Taino|VA|45.762|8.617
Taio|TN|46.321|11.066
Taipana|UD|46.249|13.342
Talamello|RN|43.906|12.285
Talamona|SO|46.138|9.613
Talana|NU|40.042|9.496
Taleggio|BG|45.893|9.565
Talla|AR|43.602|11.787
Talmassons|UD|45.928|13.122
Talponada|TV|45.704|12.491
Tamai|PN|45.924|12.572
Tambre|BL|46.126|12.419
Taneto|RE|44.772|10.456
Taormina|ME|37.854|15.289
Tarano|RI|42.356|12.595
Taranta Peligna|CH|42.021|14.171
Tarantasca|CN|44.493|7.545
Taranto|TA|40.464|17.247
Tarcento|UD|46.213|13.215
Tarquinia|VT|42.254|11.757
Tarsia|CS|39.623|16.273
Tartano|SO|46.106|9.679
Tarvisio|UD|46.506|13.587
Tarzo|TV|45.977|12.229
Tassarolo|AL|44.728|8.772
Tassullo|TN|46.343|11.045
Taurano|AV|40.884|14.634
Taurasi|AV|41.011|14.96
Taurianova|RC|38.355|16.013
Tauriano|PN|46.107|12.866
Taurisano|LE|39.957|18.215
Tavagnacco|UD|46.11|13.223
Tavagnasco|TO|45.544|7.823
Tavarnelle Val di Pesa|FI|43.562|11.172
Tavarnuzze|FI|43.71|11.217
Tavazzano|LO|45.328|9.405
Tavenna|CB|41.909|14.762
Taverna Ravindola|IS|41.523|14.126
Taverna|CS|39.43|16.231
Taverna|CZ|39.022|16.581
Taverne D’Arbia|SI|43.295|11.395
Tavernelle|PG|43.003|12.145
Tavernelle|PU|43.732|12.883
Tavernelle|VI|45.515|11.449
Tavernerio|CO|45.801|9.141
Tavernola Bergamasca|BG|45.708|10.045
Tavernole|BS|45.746|10.24
Taviano|LE|39.982|18.082
Tavigliano|BI|45.622|8.052
Tavoleto|PU|43.844|12.594
Tavo|PD|45.501|11.861
Tavullia|PU|43.898|12.751
Teana|PZ|40.126|16.153
Teano|CE|41.251|14.067
Tecchiena|FR|41.688|13.345
Teggiano-Macchiaroli|SA|40.379|15.54
Teglio Veneto|VE|45.816|12.884
Teglio|SO|46.172|10.064
Tegoleto|AR|43.395|11.785
Telese Terme|BN|41.218|14.527
Telgate|BG|45.628|9.849
Telti|SS|40.876|9.353
Telve di Sopra|TN|46.071|11.472
Telve|TN|46.07|11.48
Tempio Pausania|SS|40.901|9.105
Temù|BS|46.25|10.466
Tencarola|PD|45.395|11.809
Tenna|TN|46.016|11.264
Tenno|TN|45.919|10.832
Teora|AV|40.853|15.253
Teor|UD|45.854|13.056
Teramo|TE|42.661|13.699
Terdobbiate|NO|45.376|8.695
Terelle|FR|41.552|13.778
Terento|BZ|46.83|11.783
Terenzo|PR|44.61|10.09
Tergu|SS|40.867|8.715
Terlago|TN|46.097|11.045
Terlano|BZ|46.532|11.247
Terlizzi|BA|41.129|16.545
Termeno|BZ|46.342|11.242
Terme|ME|38.136|15.157
Termini Imerese|PA|37.982|13.697
Termoli|CB|42|14.994
Ternate|VA|45.787|8.699
Ternengo|BI|45.589|8.114
Terni|TR|42.563|12.643
Terno d’Isola|BG|45.685|9.531
Terontola|AR|43.21|12.011
Terracina|LT|41.292|13.244
Terradura|PD|45.323|11.824
Terragnolo|TN|45.878|11.155
Terralba|OR|39.721|8.635
Terranova Sappo Minulio|RC|38.322|16.007
Terranova da Sibari|CS|39.655|16.34
Terranova dei Passerini|LO|45.215|9.662
Terranova di Pollino|PZ|39.978|16.296
Terranuova Bracciolini|AR|43.551|11.581
Terrarossa|MS|44.234|9.961
Terrasini|PA|38.146|13.083
Terrassa Padovana|PD|45.244|11.903
Terravecchia|CS|39.466|16.946
Terraverde-Corte Palasio|LO|45.316|9.562
Terrazzo|VR|45.173|11.395
Terres|TN|46.31|11.023
Terricciola|PI|43.525|10.68
Terrossa|VR|45.463|11.319
Terruggia|AL|45.082|8.444
Tertenia|NU|39.695|9.579
Terzigno|NA|40.804|14.493
Terzo d’Aquileia|UD|45.8|13.342
Terzolas|TN|46.361|10.926
Terzorio|IM|43.852|7.898
Terzo|AL|44.67|8.422
Tesero|TN|46.292|11.509
Tesimo|BZ|46.565|11.169
Tessennano|VT|42.478|11.791
Tessera|VE|45.502|12.326
Testaccio|RM|41.868|12.482
Testico|SV|44.006|8.026
Teti|NU|40.097|9.119
Tetti Neirotti|TO|45.053|7.541
Tettorosso|CN|44.473|7.343
Teulada|SU|38.967|8.771
Teverola|CE|40.996|14.208
Tezze|VI|45.69|11.707
Thiene|VI|45.709|11.48
Thiesi|SS|40.524|8.72
Tiana|NU|40.067|9.148
Ticengo|CR|45.369|9.828
Ticineto|AL|45.096|8.553
Tiggiano|LE|39.903|18.365
Tiglieto|GE|44.523|8.619
Tigliole|AT|44.886|8.077
Tinnura|OR|40.269|8.548
Tione degli Abruzzi|AQ|42.204|13.636
Tione di Trento|TN|46.036|10.727
Tirano|SO|46.215|10.163
Tires|BZ|46.468|11.527
Tiriolo|CZ|38.941|16.51
Tirolo|BZ|46.691|11.154
Tirrenia|PI|43.627|10.292
Tissi|SS|40.678|8.561
Tito|PZ|40.584|15.676
Tivolille Pasquali-Merenzata|CS|39.28|16.207
Tivoli|RM|41.96|12.802
Tizzano Val Parma|PR|44.519|10.198
Toano|RE|44.376|10.563
Tocco Caudio|BN|41.126|14.634
Tocco da Casauria|PE|42.212|13.915
Toceno|VB|46.145|8.469
Todi|PG|42.779|12.412
Toffia|RI|42.213|12.755
Toirano|SV|44.127|8.207
Tolentino|MC|43.209|13.285
Tolfa|RM|42.15|11.932
Tollegno|BI|45.591|8.051
Tollo|CH|42.345|14.324
Tolmezzo|UD|46.4|13.021
Tolve|PZ|40.694|16.016
Tombelle|VE|45.398|11.982
Tombolo|PD|45.639|11.824
Tonadico|TN|46.181|11.839
Tonara|NU|40.025|9.172
Tonco|AT|45.023|8.189
Tonengo-Casale|TO|45.286|7.94
Tonengo|AT|45.118|8.002
Tonezza del Cimone|VI|45.859|11.346
Tonnara di Bonagia|TP|38.063|12.594
Tonnarella|ME|38.125|15.113
Tor Lupara|RM|41.998|12.618
Tor Tre Teste|RM|41.882|12.585
Tor Vergata|RM|41.847|12.619
Torano Castello|CS|39.504|16.161
Torano Nuovo|TE|42.823|13.777
Tora|CE|41.34|14.024
Torbole Casaglia|BS|45.513|10.117
Torbole sul Garda|TN|45.87|10.876
Torcegno|TN|46.074|11.45
Torchiara|SA|40.322|15.054
Torchiarolo|BR|40.483|18.051
Torchiati|AV|40.818|14.802
Torchione-Moia|SO|46.155|9.86
Torella dei Lombardi|AV|40.937|15.108
Torella del Sannio|CB|41.639|14.52
Torelli-Torrette|AV|40.908|14.752
Torgiano|PG|43.028|12.44
Torgnon|AO|45.806|7.57
Torino di Sangro|CH|42.191|14.543
Torino|TO|45.07|7.687
Toritto|BA|40.998|16.679
Torlino Vimercati|CR|45.417|9.595
Tornaco|NO|45.357|8.717
Tornareccio|CH|42.038|14.415
Tornata|CR|45.104|10.431
Tornimparte|AQ|42.29|13.301
Tornolo|PR|44.485|9.627
Torno|CO|45.856|9.117
Toro|CB|41.573|14.762
Torpè|NU|40.628|9.679
Torraca|SA|40.111|15.636
Torralba|SS|40.513|8.765
Torrazza Coste|PV|44.978|9.076
Torrazza Piemonte|TO|45.215|7.977
Torrazza dei Mandelli|MI|45.566|9.399
Torrazzo|BI|45.499|7.954
Torre Annunziata|NA|40.753|14.453
Torre Beretti|PV|45.06|8.671
Torre Boldone|BG|45.717|9.708
Torre Bormida|CN|44.563|8.154
Torre Caietani|FR|41.787|13.265
Torre Canavese|TO|45.392|7.76
Torre Caracciolo|NA|40.876|14.179
Torre Colonna-Sperone|PA|38.03|13.574
Torre Melissa|KR|39.31|17.107
Torre Mondovì|CN|44.353|7.9
Torre Orsaia|SA|40.133|15.473
Torre Pallavicina|BG|45.446|9.877
Torre Pellice|TO|44.821|7.217
Torre San Giorgio|CN|44.736|7.528
Torre San Giovanni|LE|39.89|18.112
Torre San Patrizio|FM|43.183|13.611
Torre Santa Susanna|BR|40.468|17.739
Torre a Mare|BA|41.083|17
Torre del Greco|NA|40.789|14.368
Torre del Lago Puccini|LU|43.829|10.289
Torre del Mangano|PV|45.252|9.13
Torre de’ Busi|BG|45.774|9.48
Torre de’ Negri|PV|45.15|9.335
Torre de’ Passeri|PE|42.243|13.933
Torre de’ Picenardi|CR|45.143|10.288
Torre de’ Roveri|BG|45.697|9.763
Torre di Mosto|VE|45.686|12.7
Torre di Ruggiero|CZ|38.653|16.372
Torre di Santa Maria|SO|46.234|9.852
Torre d’Arese|PV|45.243|9.317
Torre d’Isola|PV|45.218|9.077
Torre le Nocelle|AV|41.023|14.909
Torreano|UD|46.128|13.429
Torrebelvicino|VI|45.716|11.319
Torrebruna|CH|41.867|14.541
Torrecuso|BN|41.186|14.681
Torreglia|PD|45.336|11.736
Torregrotta|ME|38.203|15.35
Torremaggiore|FG|41.689|15.294
Torrenieri|SI|43.086|11.548
Torrenova|ME|38.092|14.679
Torreselle|PD|45.63|12.023
Torresina|CN|44.434|8.037
Torretta-Scalzapecora|NA|40.91|14.135
Torretta|KR|39.454|17.036
Torretta|PA|38.13|13.235
Torrevecchia Pia|PV|45.282|9.296
Torrevecchia|CH|42.383|14.213
Torri del Benaco|VR|45.61|10.687
Torri di Quartesolo|VI|45.519|11.625
Torri in Sabina|RI|42.351|12.642
Torriana|RN|43.985|12.385
Torricella Peligna|CH|42.024|14.259
Torricella Verzate|PV|45.02|9.174
Torricella del Pizzo|CR|45.02|10.295
Torricella in Sabina|RI|42.263|12.872
Torricella|TA|40.355|17.498
Torricella|TE|42.659|13.657
Torrice|FR|41.634|13.404
Torriglia|GE|44.518|9.158
Torrile|PR|44.925|10.324
Torrion Quartara|NO|45.418|8.615
Torrioni|AV|41.034|14.814
Torrita Tiberina|RM|42.238|12.616
Torrita di Siena|SI|43.172|11.784
Tortolì|NU|39.926|9.656
Tortona|AL|44.898|8.864
Tortora Marina|CS|39.923|15.769
Tortora|CS|39.941|15.805
Tortorella|SA|40.142|15.606
Tortoreto Lido|TE|42.8|13.942
Tortoreto|TE|42.804|13.913
Tortorici|ME|38.03|14.822
Torvaianica Alta|RM|41.632|12.498
Torvaianica|RM|41.621|12.462
Torviscosa|UD|45.823|13.281
Toscanella|BO|44.382|11.64
Toscolano Maderno|BS|45.64|10.608
Tossicia|TE|42.545|13.646
Tovo San Giacomo|SV|44.176|8.27
Tovo di Sant’Agata|SO|46.245|10.247
Trabia|PA|38.004|13.634
Tradate|VA|45.708|8.908
Tragliatella Campitello|RM|42.013|12.252
Tramatza|OR|40.003|8.649
Trambileno|TN|45.869|11.073
Tramonti di Sopra|PN|46.31|12.79
Tramonti di Sotto|PN|46.285|12.796
Tramonti|SA|40.692|14.645
Tramutola|PZ|40.319|15.788
Trana|TO|45.039|7.421
Trani|BT|41.277|16.41
Transacqua|TN|46.174|11.833
Traona|SO|46.147|9.533
Trapani|TP|38.018|12.536
Trappeto|PA|38.069|13.038
Trarego|VB|46.034|8.67
Trarivi|RN|43.937|12.544
Trasacco|AQ|41.957|13.533
Trasaghis|UD|46.282|13.075
Trasquera|VB|46.213|8.213
Trastevere|RM|41.883|12.467
Tratalias|SU|39.103|8.579
Trausella|TO|45.49|7.763
Travacò Siccomario|PV|45.149|9.16
Travagliato|BS|45.524|10.08
Travedona Monate|VA|45.804|8.671
Traversella|TO|45.509|7.749
Traversetolo|PR|44.642|10.38
Travesio|PN|46.197|12.867
Traves|TO|45.268|7.431
Travo|PC|44.863|9.544
Tre Fontane|TP|37.57|12.724
Trebaseleghe|PD|45.593|12.044
Trebbio|BS|45.713|10.461
Trebbio|MC|43.037|13.154
Trebbo|BO|44.556|11.319
Trebisacce|CS|39.871|16.534
Trecasali|PR|44.937|10.273
Trecase|NA|40.769|14.438
Trecastagni|CT|37.615|15.078
Trecate|NO|45.434|8.736
Trecchina|PZ|40.026|15.776
Trecella|MI|45.515|9.479
Trecenta|RO|45.029|11.459
Tredozio|FC|44.08|11.741
Tregasio|MB|45.678|9.288
Treggiaia|PI|43.623|10.673
Treglio|CH|42.262|14.423
Tregnago|VR|45.514|11.164
Treia|MC|43.309|13.31
Treiso|CN|44.69|8.088
Tremenico|LC|46.076|9.366
Tremestieri Etneo|CT|37.565|15.079
Tremezzo|CO|45.984|9.216
Tremignon|PD|45.521|11.806
Trenta|CS|39.285|16.321
Trentinara|SA|40.4|15.115
Trentola-Ducenta|CE|40.975|14.175
Trento|TN|46.068|11.121
Trenzano|BS|45.477|10.011
Treponti|PD|45.367|11.709
Treppo Carnico|UD|46.533|13.043
Treppo Grande|UD|46.2|13.154
Trepuzzi|LE|40.405|18.076
Trequanda|SI|43.187|11.668
Tresana|MS|44.254|9.913
Trescine|AV|41.023|14.62
Trescore Balneario|BG|45.694|9.842
Trescore Cremasco|CR|45.403|9.623
Tresigallo-Final di Rero|FE|44.816|11.895
Tresivio|SO|46.176|9.943
Tresnuraghes|OR|40.252|8.521
Trestina|PG|43.366|12.237
Tres|TN|46.322|11.097
Trevenzuolo|VR|45.27|10.934
Trevi nel Lazio|FR|41.863|13.248
Trevico|AV|41.048|15.233
Treviglio|BG|45.521|9.591
Trevignano Romano|RM|42.16|12.238
Trevignano|TV|45.737|12.067
Treville|AL|45.097|8.36
Treviolo|BG|45.674|9.612
Treviso|TV|45.667|12.242
Trevi|PG|42.878|12.749
Trevi|RM|41.905|12.492
Trezzano Rosa|MI|45.582|9.486
Trezzano sul Naviglio|MI|45.422|9.063
Trezzo Tinella|CN|44.677|8.108
Trezzo sull’Adda|MI|45.605|9.514
Trezzone|CO|46.172|9.352
Tribano|PD|45.209|11.836
Tribiano|MI|45.413|9.377
Tribogna|GE|44.417|9.196
Tricarico|MT|40.615|16.143
Tricase|LE|39.93|18.354
Tricerro|VC|45.236|8.327
Tricesimo|UD|46.161|13.216
Trichiana|BL|46.081|12.141
Triei|NU|40.035|9.64
Trieste|TS|45.65|13.777
Triggiano|BA|41.065|16.925
Triginto|MI|45.402|9.325
Trigolo|CR|45.33|9.814
Trinitapoli|BT|41.357|16.089
Trinità d’Agultu e Vignola|SS|40.984|8.916
Trinità d’Agultu|SS|40.986|8.914
Trinità|CN|44.507|7.756
Trino|VC|45.195|8.296
Triora|IM|43.993|7.764
Tripi|ME|38.047|15.097
Triscina|TP|37.587|12.789
Trisobbio|AL|44.661|8.586
Trissino|VI|45.56|11.377
Triuggio|MB|45.661|9.267
Trivento|CB|41.77|14.546
Trivero-Prativero-Ponzone|BI|45.66|8.174
Trivigliano|FR|41.776|13.272
Trivignano Udinese|UD|45.946|13.34
Trivignano|VE|45.532|12.187
Trivigno|PZ|40.58|15.989
Trivolzio|PV|45.258|9.043
Trodena|BZ|46.322|11.35
Trodica|MC|43.275|13.594
Trofarello|TO|44.982|7.747
Troia|FG|41.364|15.317
Troina|EN|37.784|14.596
Tromello|PV|45.209|8.871
Tronca|KR|39.246|17.106
Trontano|VB|46.122|8.333
Tronzano Lago Maggiore|VA|46.089|8.733
Tronzano Vercellese|VC|45.342|8.174
Tropea|VV|38.674|15.895
Troviggiano|MC|43.379|13.25
Trovo|PV|45.283|9.035
Truccazzano|MI|45.485|9.47
Tubre|BZ|46.644|10.463
Tuenno|TN|46.328|11.023
Tufara|CB|41.482|14.947
Tufillo|CH|41.917|14.626
Tufino|NA|40.956|14.566
Tufo|AV|41.013|14.818
Tuglie|LE|40.073|18.099
Tuili|SU|39.715|8.96
Tula|SS|40.732|8.984
Tuoro sul Trasimeno|PG|43.207|12.075
Turania|RI|42.135|13.01
Turano Lodigiano|LO|45.248|9.622
Turate|CO|45.657|9.004
Turbigo|MI|45.531|8.737
Turi|BA|40.917|17.02
Turriaco|GO|45.821|13.444
Turrivalignani|PE|42.263|14.029
Turri|SU|39.705|8.917
Tursi|MT|40.247|16.471
Tusa|ME|37.984|14.236
Tuscania|VT|42.419|11.868
Tuturano|BR|40.545|17.948
Ubiale Clanezzo|BG|45.784|9.619
Ubiale|BG|45.784|9.617
Uboldo|VA|45.615|9.004
Ucria|ME|38.046|14.881
Udine|UD|46.069|13.237
Ugento|LE|39.927|18.158
Uggia-Pazzera-Bizzarrino|PT|43.834|10.832
Uggiano Montefusco|TA|40.386|17.605
Uggiano la Chiesa|LE|40.101|18.449
Uggiate Trevano|CO|45.823|8.96
Ulassai|NU|39.81|9.5
Uliveto Terme|PI|43.696|10.517
Ulten|BZ|46.548|11.004
Ultimo|BZ|46.548|11.004
Ulà Tirso|OR|40.046|8.903
Umbertide|PG|43.303|12.337
Umbriatico|KR|39.353|16.918
Urago d’Oglio|BS|45.516|9.87
Uras|OR|39.698|8.701
Urbana|PD|45.193|11.445
Urbania|PU|43.668|12.521
Urbe|SV|44.487|8.586
Urbino|PU|43.726|12.636
Urbisaglia|MC|43.193|13.375
Urgnano|BG|45.599|9.695
Uri|SS|40.638|8.489
Ururi|CB|41.815|15.016
Urzulei|NU|40.093|9.508
Uscio|GE|44.412|9.162
Usellus|OR|39.808|8.852
Usini|SS|40.664|8.539
Usmate-Velate|MB|45.648|9.362
Ussana|SU|39.394|9.075
Ussaramanna|SU|39.693|8.909
Ussassai|NU|39.81|9.395
Usseaux|TO|45.049|7.029
Usseglio|TO|45.233|7.22
Ustica|PA|38.71|13.193
Uta|CA|39.292|8.952
Uzzano|PT|43.897|10.704
Vaccarizzo Albanese|CS|39.585|16.433
Vacchereccia|AR|43.561|11.501
Vaccheria|CN|44.727|8.043
Vacone|RI|42.381|12.645
Vacri|CH|42.298|14.229
Vada|LI|43.353|10.456
Vadena|BZ|46.414|11.305
Vado Centro|SV|44.269|8.432
Vado Ligure|SV|44.269|8.434
Vado|BO|44.317|11.259
Vadue|CS|39.281|16.229
Vaglia|FI|43.911|11.28
Vaglio Basilicata|PZ|40.666|15.914
Vaglio Serra|AT|44.796|8.339
Vago|VR|45.42|11.13
Vaiano Cremasco|CR|45.371|9.588
Vaiano|PO|43.968|11.124
Vaie|TO|45.102|7.289
Vailate|CR|45.462|9.603
Vairano-Patenora|CE|41.337|14.131
Vajont|PN|46.145|12.696
Val Masino|SO|46.215|9.638
Val Rezzo|CO|46.073|9.112
Val della Torre|TO|45.155|7.445
Val di Cava|PI|43.638|10.649
Valbrona|CO|45.877|9.299
Valcanneto|RM|41.951|12.157
Valdagno|VI|45.645|11.299
Valdaora di Mezzo|BZ|46.76|12.03
Valda|TN|46.207|11.265
Valdengo|BI|45.567|8.138
Valderice|TP|38.04|12.615
Valdieri|CN|44.278|7.398
Valdina|ME|38.194|15.37
Valdisotto|SO|46.434|10.357
Valdobbiadene|TV|45.897|11.982
Valdottavo|LU|43.942|10.481
Valduggia|VC|45.727|8.327
Valeggio sul Mincio|VR|45.353|10.736
Valeggio|PV|45.151|8.861
Valentano|VT|42.564|11.827
Valentino|TO|45.156|8.094
Valenzano|BA|41.044|16.885
Valenzatico|PT|43.867|10.965
Valenza|AL|45.012|8.644
Valera Fratta|LO|45.257|9.336
Valfabbrica|PG|43.158|12.602
Valfenera|AT|44.902|7.964
Valfloriana|TN|46.25|11.343
Valganna|VA|45.902|8.823
Valgatara|VR|45.535|10.912
Valgioie|TO|45.064|7.349
Valgoglio|BG|45.975|9.914
Valgrana|CN|44.412|7.381
Valgreghentino|LC|45.779|9.413
Valgrisenche|AO|45.63|7.064
Valguarnera Caropepe|EN|37.495|14.39
Vallada Agordina|BL|46.364|11.934
Vallanzengo|BI|45.603|8.15
Vallarsa|TN|45.783|11.118
Vallata|AV|41.04|15.254
Valle Agricola|CE|41.425|14.256
Valle Aurina|BZ|46.996|11.98
Valle Castellana|TE|42.736|13.497
Valle Lomellina|PV|45.151|8.67
Valle Martella|RM|41.878|12.747
Valle Mosso|BI|45.631|8.148
Valle Salimbene|PV|45.172|9.234
Valle San Bartolomeo|AL|44.95|8.64
Valle San Nicolao|BI|45.607|8.141
Valle Santa|RM|41.945|12.32
Valle dell’Angelo|SA|40.344|15.368
Valle di Cadore|BL|46.418|12.334
Valle di Casies|BZ|46.768|12.179
Valle di Maddaloni|CE|41.079|14.418
Valle di Vado|SV|44.262|8.414
Valle e Castello|MC|43.037|13.087
Vallebona|IM|43.812|7.665
Vallecorsa|FR|41.444|13.406
Vallecrosia|IM|43.787|7.639
Vallecupa|AQ|42.254|13.575
Valledolmo|PA|37.747|13.828
Valledoria|SS|40.929|8.823
Vallefiorita|CZ|38.776|16.461
Valleggia|SV|44.281|8.43
Vallelonga|VV|38.647|16.297
Vallelunga Pratameno|CL|37.682|13.832
Vallemaio|FR|41.366|13.808
Vallepietra|RM|41.926|13.231
Vallerano|VT|42.383|12.261
Vallermosa|SU|39.364|8.796
Vallerotonda|FR|41.551|13.914
Vallesaccarda|AV|41.063|15.252
Vallese|VR|45.328|11.086
Valleve|BG|46.028|9.744
Valli del Pasubio|VI|45.74|11.264
Vallinfreda|RM|42.085|12.996
Vallio Terme|BS|45.61|10.397
Valli|VE|45.223|12.19
Vallo Torinese|TO|45.224|7.496
Vallo della Lucania|SA|40.228|15.266
Vallonga|PD|45.272|12.079
Valloriate|CN|44.338|7.374
Vallà|TV|45.707|11.933
Vall’Alta|BG|45.761|9.826
Valmacca|AL|45.101|8.584
Valmadonna|AL|44.974|8.611
Valmadrera-Caserta|LC|45.846|9.358
Valmala|CN|44.544|7.346
Valmontone|RM|41.773|12.919
Valmorea|CO|45.815|8.931
Valnegra|BG|45.949|9.689
Valpelline|AO|45.825|7.326
Valperga|TO|45.37|7.661
Valprato Soana|TO|45.522|7.549
Valsavarenche|AO|45.592|7.21
Valsinni|MT|40.171|16.444
Valstagna|VI|45.851|11.666
Valstrona|VB|45.908|8.343
Valtopina|PG|43.057|12.753
Valtorta|BG|45.977|9.535
Valtournenche|AO|45.876|7.624
Valvasone|PN|45.993|12.867
Valva|SA|40.739|15.268
Valverde|CT|37.577|15.124
Valvestino|BS|45.761|10.595
Valzemola|SV|44.364|8.174
Vampolieri l|CT|37.569|15.152
Vampolieri|CT|37.574|15.16
Vanchiglia|TO|45.071|7.704
Vanchiglietta|TO|45.074|7.718
Vandoies di Sotto|BZ|46.816|11.722
Vandoies|BZ|46.815|11.721
Vanzaghello|MI|45.58|8.782
Vanzago|MI|45.526|8.991
Vanzone|VB|45.978|8.108
Vaprio D’Agogna|NO|45.603|8.554
Vaprio d’Adda|MI|45.576|9.524
Varago|TV|45.737|12.311
Varallo Pombia|NO|45.668|8.629
Varallo|VC|45.814|8.258
Varano Borghi|VA|45.774|8.704
Varano De’ Melegari|PR|44.688|10.011
Varapodio|RC|38.316|15.983
Varazze|SV|44.364|8.596
Varco Sabino|RI|42.24|13.021
Varedo|MB|45.598|9.163
Varenna|LC|46.011|9.285
Varese Ligure|SP|44.377|9.594
Varese|VA|45.821|8.825
Varisella|TO|45.208|7.484
Varmo|UD|45.886|12.99
Varna|BZ|46.739|11.637
Varsi|PR|44.663|9.849
Varzi|PV|44.823|9.198
Varzo|VB|46.207|8.253
Vasanello|VT|42.415|12.348
Vasia|IM|43.933|7.954
Vassena|LC|45.93|9.284
Vastogirardi|IS|41.775|14.258
Vasto|CH|42.112|14.706
Vas|BL|45.938|11.936
Vattaro|TN|45.994|11.218
Vauda Canavese Superiore|TO|45.279|7.619
Vazzano|VV|38.633|16.248
Vazzola|TV|45.835|12.409
Vecchiano-Nodica|PI|43.783|10.384
Vedano Olona|VA|45.776|8.888
Vedano al Lambro|MB|45.609|9.268
Veddasca|VA|46.071|8.799
Vedelago|TV|45.687|12.019
Vedeseta|BG|45.891|9.539
Veduggio Con Colzano|MB|45.734|9.27
Veggia-Villalunga|RE|44.561|10.756
Veggiano|PD|45.447|11.713
Veglie|LE|40.335|17.962
Veglio|BI|45.641|8.114
Vejano|VT|42.219|12.094
Velasca|MB|45.632|9.355
Veleso|CO|45.909|9.181
Velezzo Lomellina|PV|45.163|8.737
Velletri|RM|41.686|12.778
Vellezzo Bellini|PV|45.269|9.101
Velo Veronese|VR|45.607|11.095
Velo d’Astico|VI|45.788|11.368
Velo|VI|45.79|11.367
Velturno|BZ|46.667|11.597
Venafro|IS|41.483|14.048
Venaria Reale|TO|45.126|7.631
Venarotta|AP|42.883|13.492
Venasca|CN|44.561|7.397
Venaus|TO|45.157|7.011
Vendone|SV|44.077|8.071
Vendrogno|LC|46.034|9.329
Venegazzù|TV|45.779|12.091
Venegono Inferiore|VA|45.736|8.895
Venegono Superiore|VA|45.752|8.897
Venetico Marina|ME|38.219|15.366
Venetico Superiore|ME|38.193|15.381
Venezia|VE|45.437|12.333
Venezzano|BO|44.683|11.333
Veniano|CO|45.716|8.985
Venosa|PZ|40.963|15.813
Venticano|AV|41.047|14.912
Ventimiglia di Sicilia|PA|37.924|13.568
Ventimiglia|IM|43.79|7.609
Ventoso|RE|44.586|10.688
Ventotene|LT|40.794|13.428
Venturina|LI|43.029|10.601
Venzone|UD|46.33|13.138
Verano Brianza|MB|45.689|9.225
Verano|BZ|46.605|11.226
Verbania|VB|45.921|8.552
Verbicaro|CS|39.761|15.907
Vercana|CO|46.159|9.335
Verceia|SO|46.199|9.455
Vercelli|VC|45.322|8.42
Vercurago|LC|45.809|9.422
Verdellino|BG|45.601|9.608
Verdello|BG|45.604|9.629
Verderio Inferiore|LC|45.666|9.433
Verderio Superiore|LC|45.668|9.44
Verduno|CN|44.666|7.931
Vergano-Villa|LC|45.794|9.375
Vergato|BO|44.282|11.11
Verghereto|FC|43.795|12.005
Vergiate|VA|45.722|8.695
Vergnasco|BI|45.488|8.086
Verla|TN|46.158|11.153
Vermezzo|MI|45.396|8.979
Vermiglio|TN|46.297|10.691
Vernante|CN|44.244|7.535
Vernasca|PC|44.799|9.831
Vernate|MI|45.316|9.06
Vernazza|SP|44.135|9.683
Vernio|PO|44.048|11.151
Vernole|LE|40.288|18.302
Verolanuova|BS|45.328|10.079
Verolavecchia|BS|45.329|10.055
Verolengo|TO|45.19|7.971
Veroli|FR|41.694|13.417
Verona|VR|45.439|10.994
Veronella|VR|45.324|11.326
Verrayes|AO|45.763|7.535
Verres|AO|45.667|7.689
Verretto|PV|45.04|9.113
Verrone|BI|45.508|8.115
Verrua Po|PV|45.107|9.175
Verrua Savoia|TO|45.157|8.092
Vertemate Con Minoprio|CO|45.725|9.073
Vertova|BG|45.81|9.849
Verucchio|RN|43.982|12.423
Veruno|NO|45.689|8.529
Vervio|SO|46.253|10.241
Vervò|TN|46.31|11.12
Verzino|KR|39.313|16.856
Verzuolo|CN|44.593|7.482
Vescovado|SI|43.17|11.392
Vescovana|PD|45.134|11.713
Vescovato|CR|45.174|10.165
Vesime|AT|44.635|8.227
Vespolate|NO|45.35|8.669
Vessalico|IM|44.046|7.96
Vestenanova|VR|45.574|11.229
Vestignè|TO|45.387|7.953
Vestone|BS|45.708|10.396
Vestreno|LC|46.083|9.325
Veternigo|VE|45.518|12.058
Vetralla|VT|42.318|12.073
Vetto|RE|44.484|10.339
Vezza d’Alba|CN|44.763|8.008
Vezza d’Oglio|BS|46.239|10.398
Vezzano Ligure|SP|44.141|9.887
Vezzano sul Crostolo|RE|44.602|10.545
Vezzano|TN|46.079|10.997
Vezzi Portio|SV|44.229|8.365
Via Lippia|PG|43.086|12.481
Via Monti Lessini|VR|45.435|11.042
Viadana|BS|45.372|10.336
Viadana|MN|44.936|10.519
Viadanica|BG|45.685|9.961
Viagrande|CT|37.61|15.098
Viale|AT|45|8.05
Vialfrè|TO|45.381|7.818
Viano|RE|44.545|10.624
Viareggio|LU|43.867|10.25
Viarigi|AT|44.981|8.357
Vibo Valentia|VV|38.676|16.101
Vibonati|SA|40.099|15.584
Vicalvi|FR|41.678|13.708
Vicarello|LI|43.612|10.465
Vicaria|NA|40.862|14.273
Vicari|PA|37.824|13.569
Vicchio|FI|43.934|11.46
Vicenza|VI|45.547|11.548
Viciomaggio|AR|43.432|11.773
Vico Canavese|TO|45.493|7.779
Vico Equense|NA|40.66|14.434
Vico del Gargano|FG|41.897|15.957
Vico nel Lazio|FR|41.778|13.343
Vicofertile|PR|44.786|10.262
Vicoforte|CN|44.364|7.863
Vicoli|PE|42.341|13.897
Vicolungo|NO|45.475|8.461
Vicomoscano|CR|44.975|10.45
Vicopisano|PI|43.693|10.584
Vicovaro|RM|42.019|12.9
Vico|UD|46.424|12.584
Vidalengo|BG|45.522|9.641
Vidardo|LO|45.257|9.402
Viddalba|SS|40.913|8.89
Vidigulfo|PV|45.292|9.235
Vidor|TV|45.867|12.045
Vidracco|TO|45.431|7.757
Vieste|FG|41.882|16.171
Vietri di Potenza|PZ|40.6|15.508
Vietri sul Mare|SA|40.67|14.727
Viganella|VB|46.052|8.194
Vigano San Martino|BG|45.726|9.896
Viganò|LC|45.725|9.325
Vigarano Mainarda|FE|44.841|11.494
Vigarano Pieve|FE|44.861|11.51
Vigardolo|VI|45.606|11.589
Vigasio|VR|45.318|10.944
Vigatto|PR|44.72|10.33
Vigevano|PV|45.314|8.854
Viggianello|PZ|39.972|16.085
Viggiano|PZ|40.342|15.9
Viggiù|VA|45.871|8.909
Vighignolo|MI|45.495|9.043
Vighizzolo d’Este|PD|45.176|11.625
Vighizzolo|BS|45.435|10.355
Vigliano Biellese|BI|45.563|8.105
Vigliano d’Asti|AT|44.834|8.229
Vigliano-Bettolino|MI|45.433|9.344
Vigliatore 2|ME|38.122|15.131
Vignacastrisi|LE|40.016|18.407
Vignale Monferrato|AL|45.01|8.397
Vignale Riotorto|LI|42.98|10.685
Vignanello|VT|42.379|12.278
Vignate|MI|45.499|9.377
Vignola|CO|46.088|9.275
Vignola|MO|44.484|11.011
Vignola|TN|46.044|11.277
Vignole Borbera|AL|44.708|8.89
Vignole-Olmi|PT|43.867|10.99
Vignolo|CN|44.364|7.472
Vignone|VB|45.961|8.564
Vigo di Cadore|BL|46.499|12.471
Vigo di Fassa|TN|46.419|11.674
Vigo di Ton|TN|46.265|11.088
Vigodarzere|PD|45.458|11.886
Vigolo Vattaro|TN|46.005|11.198
Vigolo|BG|45.716|10.026
Vigolzone|PC|44.914|9.669
Vigone|TO|44.842|7.498
Vigonovo-Fontanafredda|PN|45.989|12.547
Vigonovo|VE|45.387|12.006
Vigonza|PD|45.435|11.975
Vigonzone|PV|45.274|9.31
Viguzzolo|AL|44.906|8.92
Villa Adriana|RM|41.955|12.772
Villa Bartolomea|VR|45.155|11.354
Villa Basilica|LU|43.926|10.645
Villa Biscossi|PV|45.091|8.787
Villa Caldari|CH|42.296|14.362
Villa Carcina|BS|45.633|10.196
Villa Castelli|BR|40.583|17.475
Villa Ceccolini|PU|43.865|12.836
Villa Celiera|PE|42.382|13.859
Villa Ciambra|PA|38.061|13.32
Villa Collemandina|LU|44.159|10.398
Villa Cortese|MI|45.567|8.887
Villa Estense|PD|45.175|11.67
Villa Faraldi|IM|43.968|8.09
Villa Fontana|BO|44.495|11.609
Villa Fornace|PV|44.972|9.252
Villa Guardia|CO|45.775|9.023
Villa La Tesoriera|TO|45.078|7.638
Villa Lagarina|TN|45.918|11.033
Villa Latina|FR|41.615|13.836
Villa Lempa|TE|42.793|13.644
Villa Literno|CE|41.009|14.076
Villa Minozzo|RE|44.365|10.465
Villa Musone|AN|43.446|13.603
Villa Pedergnano|BS|45.585|9.994
Villa Pigna|AP|42.833|13.634
Villa Poma|MN|45.002|11.115
Villa Potenza|MC|43.321|13.426
Villa Raspa|PE|42.455|14.185
Villa Raverio|MB|45.692|9.262
Villa Rendena|TN|46.063|10.713
Villa Rosa|TE|42.851|13.92
Villa San Filippo|MC|43.26|13.593
Villa San Giovanni in Tuscia|VT|42.279|12.053
Villa San Giovanni|RC|38.22|15.637
Villa San Giuseppe|AP|42.869|13.745
Villa San Pietro|CA|39.036|8.997
Villa San Secondo|AT|45.005|8.135
Villa Santa Lucia degli Abruzzi|AQ|42.333|13.778
Villa Santa Lucia|FR|41.512|13.769
Villa Santa Maria|CH|41.951|14.351
Villa Santina|UD|46.414|12.924
Villa Santo Stefano|FR|41.517|13.31
Villa Sant’Angelo|AQ|42.27|13.537
Villa Sant’Antonio|OR|39.859|8.902
Villa Verde|OR|39.796|8.821
Villa Verucchio|RN|44.005|12.436
Villa Vicentina|UD|45.814|13.393
Villa del Bosco|BI|45.617|8.278
Villa del Conte|PD|45.585|11.859
Villa di Briano|CE|41|14.161
Villa di Chiavenna|SO|46.331|9.481
Villa di Serio|BG|45.723|9.735
Villa d’Adda|BG|45.714|9.462
Villa d’Agri|PZ|40.354|15.828
Villa d’Almè|BG|45.748|9.617
Villa d’Asolo|TV|45.772|11.9
Villa d’Ogna|BG|45.905|9.931
Villa d’Oneta|BG|45.871|9.819
Villa-Agnedo|TN|46.054|11.528
Villa-Borgo|CN|44.699|7.935
Villa-Nabian|AO|45.69|7.705
Villabassa|BZ|46.738|12.173
Villabate|PA|38.078|13.443
Villabruna-Umin|BL|46.057|11.927
Villachiara|BS|45.354|9.931
Villacidro|SU|39.457|8.741
Villadeati|AL|45.072|8.168
Villadose|RO|45.072|11.899
Villadossola|VB|46.071|8.267
Villafalletto|CN|44.546|7.541
Villafranca Padovana|PD|45.492|11.794
Villafranca Piemonte|TO|44.788|7.508
Villafranca Sicula|AG|37.588|13.29
Villafranca Tirrena|ME|38.24|15.439
Villafranca di Verona|VR|45.354|10.845
Villafranca d’Asti|AT|44.915|8.027
Villafranca in Lunigiana|MS|44.298|9.953
Villafranca|SV|44.033|8.105
Villafrati|PA|37.906|13.485
Villaganzerla|VI|45.436|11.619
Villaga|VI|45.403|11.535
Villaggio Leumann|TO|45.071|7.56
Villaggio Montegrappa|VI|45.546|11.614
Villaggio Residenziale|MI|45.528|9.467
Villaggio del Pino-Le Ginestre|CT|37.583|15.004
Villaggio del Sole|MB|45.614|9.107
Villagrande Strisaili|NU|39.959|9.509
Villagrande|AQ|42.295|13.3
Villagrande|RN|43.841|12.36
Villaguattera|PD|45.444|11.818
Villair-Amerique|AO|45.748|7.39
Villalago|AQ|41.935|13.839
Villalba|CL|37.655|13.845
Villalba|RM|41.954|12.729
Villalfonsina|CH|42.16|14.569
Villalvernia|AL|44.814|8.855
Villamagna|CH|42.33|14.237
Villamaina|AV|40.971|15.089
Villamarzana|RO|45.015|11.692
Villamar|SU|39.619|8.959
Villamassargia|SU|39.275|8.641
Villamiroglio|AL|45.135|8.171
Villammare|SA|40.077|15.594
Villanders|BZ|46.631|11.537
Villandro|BZ|46.631|11.537
Villanova Biellese|BI|45.482|8.194
Villanova Canavese|TO|45.244|7.552
Villanova Marchesana|RO|44.992|11.967
Villanova Mondovì|CN|44.348|7.768
Villanova Monferrato|AL|45.181|8.478
Villanova Monteleone|SS|40.503|8.471
Villanova Solaro|CN|44.73|7.574
Villanova Truschedu|OR|39.988|8.752
Villanova Tulo|SU|39.78|9.214
Villanova del Battista|AV|41.119|15.158
Villanova del Ghebbo Canton|RO|45.059|11.643
Villanova del Sillaro|LO|45.238|9.482
Villanova d’Albenga|SV|44.047|8.143
Villanova d’Ardenghi|PV|45.17|9.041
Villanova d’Asti|AT|44.943|7.937
Villanovaforru|SU|39.632|8.87
Villanovafranca|SU|39.644|9.002
Villanova|BO|44.5|11.431
Villanova|MB|45.64|9.392
Villanova|MO|44.689|10.917
Villanova|PC|45.026|9.999
Villanova|PD|45.489|11.975
Villanova|PE|42.383|14.123
Villanova|PU|43.739|12.935
Villanova|RA|44.448|12.05
Villanova|RM|41.964|12.756
Villanova|UD|46.132|12.971
Villanterio|PV|45.218|9.361
Villanuova sul Clisi|BS|45.599|10.453
Villanuova|BG|45.442|9.867
Villaperuccio|SU|39.112|8.67
Villapiana Lido|CS|39.812|16.488
Villapiana|CS|39.846|16.455
Villapinta|SO|46.175|9.68
Villaputzu|SU|39.441|9.576
Villar Dora|TO|45.115|7.384
Villar Focchiardo|TO|45.112|7.238
Villar Pellice|TO|44.809|7.16
Villar Perosa|TO|44.918|7.248
Villar San Costanzo|CN|44.485|7.382
Villarbasse|TO|45.045|7.468
Villarboit|VC|45.438|8.337
Villareggia|TO|45.309|7.977
Villaricca|NA|40.92|14.193
Villaromagnano|AL|44.85|8.888
Villarosa|EN|37.588|14.171
Villarotta|RE|44.925|10.744
Villasalto|SU|39.492|9.39
Villasanta|MB|45.606|9.308
Villaseta|AG|37.299|13.559
Villasimius|SU|39.145|9.518
Villasmundo|SR|37.251|15.091
Villasor|SU|39.381|8.943
Villaspeciosa|SU|39.311|8.926
Villassio|BG|45.863|9.845
Villastellone|TO|44.922|7.744
Villata|VC|45.387|8.433
Villatora|PD|45.388|11.967
Villaurbana|OR|39.885|8.778
Villavallelonga|AQ|41.871|13.621
Villaverla|VI|45.649|11.492
Villa|BS|45.718|10.279
Villa|BZ|46.78|11.69
Villa|CN|44.746|7.901
Villa|SO|46.204|10.134
Ville Sur Sarre|AO|45.733|7.259
Villefranche|AO|45.741|7.416
Villeneuve|AO|45.702|7.207
Villesse|GO|45.865|13.444
Villetta Barrea|AQ|41.776|13.939
Villette|VB|46.132|8.534
Villimpenta|MN|45.141|11.032
Villnoess|BZ|46.643|11.678
Villongo|BG|45.669|9.931
Villotta|PN|45.863|12.754
Vill’Albese|CO|45.797|9.189
Vilminore di Scalve|BG|45.998|10.094
Vilminore|BG|45.998|10.095
Vimercate|MB|45.615|9.368
Vimodrone|MI|45.515|9.288
Vinadio|CN|44.308|7.176
Vinchiaturo|CB|41.493|14.592
Vinchio|AT|44.811|8.321
Vinci|FI|43.781|10.924
Vinovo|TO|44.947|7.633
Vintl|BZ|46.815|11.721
Vinzaglio|NO|45.323|8.52
Viola|CN|44.291|7.965
Vione|BS|46.248|10.448
Vipiteno|BZ|46.893|11.43
Virle Piemonte|TO|44.864|7.57
Visano|BS|45.317|10.371
Vische|TO|45.336|7.945
Visciano|NA|40.924|14.582
Visco|UD|45.892|13.349
Visone|AL|44.662|8.501
Visso|MC|42.934|13.081
Vistarino|PV|45.211|9.308
Vistrorio|TO|45.441|7.768
Vita|TP|37.869|12.828
Viterbo|VT|42.419|12.106
Viticuso|FR|41.525|13.97
Vitigliano|LE|40.04|18.412
Vitinia|RM|41.791|12.408
Vitorchiano|VT|42.466|12.172
Vittoria|RG|36.952|14.528
Vittorio Veneto|TV|45.98|12.301
Vittorito|AQ|42.127|13.817
Vittuone|MI|45.488|8.951
Vitulano|BN|41.174|14.648
Vitulazio|CE|41.163|14.213
Vivaro Romano|RM|42.101|13.006
Vivaro|PN|46.077|12.779
Viverone|BI|45.427|8.049
Vizzini|CT|37.162|14.757
Vizzola Ticino|VA|45.626|8.697
Vizzolo Predabissi|MI|45.356|9.348
Viù|TO|45.238|7.373
Vobarno|BS|45.642|10.499
Vobbia|GE|44.601|9.039
Vocca|VC|45.833|8.196
Vodo|BL|46.419|12.246
Voeran|BZ|46.605|11.226
Voghera|PV|44.992|9.012
Voghiera|FE|44.756|11.752
Vogogna|VB|46.01|8.291
Volano|TN|45.917|11.064
Volargne|VR|45.537|10.818
Volla|NA|40.874|14.341
Volongo|CR|45.212|10.302
Volpago del Montello|TV|45.778|12.119
Volpara|PV|44.954|9.298
Volpedo|AL|44.889|8.986
Volpeglino|AL|44.893|8.959
Volpiano|TO|45.199|7.775
Volta Mantovana|MN|45.322|10.659
Voltaggio|AL|44.621|8.843
Voltago Agordino|BL|46.271|12.006
Voltago|BL|46.273|12.006
Voltana|RA|44.541|11.935
Volterra|PI|43.403|10.862
Voltido|CR|45.112|10.333
Volturara Appula|FG|41.496|15.052
Volturara Irpina|AV|40.883|14.918
Volturino|FG|41.477|15.124
Volvera|TO|44.955|7.511
Vomero|NA|40.843|14.231
Vottignasco|CN|44.564|7.579
Vò|PD|45.328|11.642
Wengen|BZ|46.658|11.924
Zaccanopoli|VV|38.665|15.929
Zafferana Etnea|CT|37.679|15.104
Zagarise|CZ|39|16.664
Zagarolo|RM|41.842|12.815
Zambana|TN|46.152|11.096
Zambrone|VV|38.699|15.99
Zandobbio|BG|45.686|9.858
Zanica|BG|45.641|9.686
Zanè|VI|45.722|11.449
Zapponeta|FG|41.457|15.956
Zavattarello|PV|44.868|9.267
Zeccone|PV|45.258|9.201
Zeddiani|OR|39.989|8.596
Zelarino|VE|45.515|12.208
Zelbio|CO|45.905|9.181
Zelo Buon Persico|LO|45.412|9.432
Zelo Surrigone|MI|45.388|8.985
Zeme|PV|45.197|8.667
Zenevredo|PV|45.054|9.327
Zenson di Piave|TV|45.68|12.489
Zepponami|VT|42.525|12.054
Zerba|PC|44.666|9.288
Zerbolò|PV|45.207|9.014
Zerbo|PV|45.11|9.396
Zerfaliu|OR|39.961|8.71
Zeri|MS|44.354|9.763
Zermeghedo|VI|45.476|11.374
Zero Branco|TV|45.6|12.164
Zevio|VR|45.372|11.129
Ziano Piacentino|PC|45|9.395
Ziano di Fiemme|TN|46.286|11.565
Zibello|PR|45.018|10.13
Zibido San Giacomo|MI|45.36|9.111
Zimone|BI|45.449|8.037
Zinasco Vecchio|PV|45.128|9.03
Zoagli|GE|44.337|9.267
Zocca|MO|44.346|10.993
Zoccorino-Vergo|MB|45.697|9.254
Zogno|BG|45.794|9.66
Zola Predosa|BO|44.49|11.218
Zolla|TS|45.717|13.81
Zollino|LE|40.206|18.248
Zona 179|PZ|41.003|15.619
Zona Industriale|MC|43.262|13.488
Zona Industriale|NA|40.848|14.284
Zone|BS|45.763|10.116
Zoppola|PN|45.966|12.768
Zoppè di Cadore|BL|46.386|12.174
Zorlesco|LO|45.2|9.616
Zovencedo|VI|45.429|11.504
Zubiena|BI|45.493|7.996
Zuccarello|SV|44.11|8.118
Zuclo|TN|46.034|10.751
Zugliano-Terenzano-Cargnacco|UD|46.008|13.217
Zugliano|VI|45.73|11.524
Zuglio|UD|46.458|13.026
Zumaglia|BI|45.594|8.089
Zumpano|CS|39.311|16.293
Zungoli|AV|41.128|15.203
Zungri|VV|38.657|15.984
Zuni|CE|41.217|14.131
`;
