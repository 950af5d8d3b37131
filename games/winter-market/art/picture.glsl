// A market under snow at blue hour: timber houses, stalls with lamps, a great fir with its star, snow in the air.

void gable(inout vec4 k, vec2 u, float x, float foot, float w, float h, float id, vec3 haze, float fog) {
  vec2 p = vec2((u.x - x) / w, (u.y - foot) / h);
  if (abs(p.x) > 1.3 || p.y < -0.1 || p.y > 1.3) return;
  float roofY = 0.62 + 0.40 * (1.0 - abs(p.x));
  float wall = max(abs(p.x) - 0.92, max(p.y - roofY, -p.y));
  vec3 tint = h2(vec2(id, 1.0)) < 0.33 ? hex(0x8a4a3a) : h2(vec2(id, 1.0)) < 0.66 ? hex(0x4a6a7a) : hex(0x9a7a4a);
  vec3 c = tint * 0.42 * (0.8 + 0.3 * f2(p * 12.0));
  vec2 g = vec2(p.x * 1.9, p.y * 4.6), i = floor(g + 0.5), f = abs(fract(g + 0.5) - 0.5);
  float beam = min(abs(fract(p.x * 1.9) - 0.5), abs(fract(p.y * 2.3) - 0.5));
  c = mix(c, hex(0x22140e), smoothstep(0.05, 0.035, beam));
  float lit_ = step(0.30, h2(i + id)), pane = box2(f, vec2(0.20, 0.26));
  vec3 lamp = mix(hex(0xffa040), hex(0xffe09a), smoothstep(0.2, -0.2, pane)) * (0.8 + 0.3 * h2(i + 3.0));
  lamp = mix(hex(0x5a2a10), lamp, smoothstep(0.015, 0.035, min(f.x, f.y)));
  c = mix(c, mix(hex(0x14203e), lamp, lit_), smoothstep(0.02, -0.02, pane) * step(p.y, 0.86));
  c += hex(0xffa040) * 0.20 * lit_ * exp(-max(pane, 0.0) * 9.0);
  lay(k, mix(c, haze, fog), fill(wall * w));
  float snow = max(abs(p.y - roofY - 0.02) - 0.055 - 0.02 * f2(vec2(u.x * 22.0, id)), abs(p.x) - 1.06);
  lay(k, mix(mix(hex(0x7a98d8), vec3(0.96, 0.98, 1.0), smoothstep(-0.04, 0.06, p.y - roofY)), haze, fog * 0.8), fill(snow * h * 0.7));
}

void stall(inout vec4 k, vec2 u, vec2 at, float s, vec3 one, float fog, vec3 haze) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 1.3 || p.y < -0.1 || p.y > 1.5) return;
  float glow_ = box2(p - vec2(0.0, 0.52), vec2(0.80, 0.30));
  vec3 inside = mix(hex(0xffd078), hex(0xd8641c), smoothstep(0.0, 0.9, length(p - vec2(0.0, 0.74))));
  vec2 g = p * vec2(7.0, 8.0), i = floor(g);
  vec3 ware = h2(i) < 0.35 ? hex(0xd0222e) : h2(i) < 0.6 ? hex(0x2e9e5b) : h2(i) < 0.8 ? hex(0xf0c96a) : hex(0x8a5a2a);
  inside = mix(inside, ware, smoothstep(0.34, 0.28, length(fract(g) - 0.5)) * step(p.y, 0.52) * 0.85);
  lay(k, mix(inside, haze, fog), fill(glow_ * s));
  float base = box2(p - vec2(0.0, 0.12), vec2(0.90, 0.15));
  lay(k, mix(mix(hex(0x3a2012), hex(0x8a5a34), fract(p.x * 4.0)) * (0.7 + 0.4 * f2(p * vec2(20.0, 4.0))), haze, fog), fill(base * s));
  float post = max(abs(abs(p.x) - 0.82) - 0.05, abs(p.y - 0.5) - 0.42);
  lay(k, mix(hex(0x3a2214), haze, fog), fill(post * s));
  float roof = max(abs(p.x) - 1.06 + 0.30 * (p.y - 0.82), abs(p.y - 0.98) - 0.17);
  vec3 cloth = mix(one, hex(0xf8f0e4), step(0.5, fract(p.x * 2.6))) * (0.65 + 0.4 * smoothstep(0.8, 1.15, p.y));
  lay(k, mix(cloth, haze, fog), fill(roof * s));
  float snow = length((p - vec2(0.0, 1.13)) / vec2(1.02, 0.13 + 0.03 * sin(p.x * 9.0))) - 1.0;
  lay(k, mix(mix(hex(0x8aa8e0), vec3(0.97, 0.99, 1.0), smoothstep(1.06, 1.20, p.y)), haze, fog * 0.7), fill(snow * s * 0.12));
  shine(k, hex(0xffb050), 0.35 * exp(-dot(p - vec2(0.0, 0.5), p - vec2(0.0, 0.5)) * 1.6));
}

void far(inout vec4 k, vec2 u) {
  float h = -0.42, w = wide(), n = min(1.0, w / 1.3);
  vec3 haze = moody(0x6a88d0, 0x5a6ac8);
  sky(k, u, h, moody(0x0c1a48, 0x060c30), moody(0x2a4a98, 0x1c3a7a), moody(0x9ab0e8, 0x5ad0b0));
  stars(k, u, 0.6 + 0.5 * mood());
  if (mood() > 0.5) {
    // Northern lights.
    for (int i = 0; i < 3; i++) {
      float f = float(i), y = 0.42 + 0.16 * f + 0.12 * sin(u.x * (1.6 + 0.4 * f) + f * 2.0);
      float a = smoothstep(y, y + 0.03, u.y) * exp(-(u.y - y) * 4.5) * (0.4 + 0.9 * n2(vec2(u.x * 9.0 + f * 7.0, 1.0)));
      shine(k, mix(hex(0x3affb0), hex(0x9a6aff), clamp((u.y - y) * 3.0, 0.0, 1.0)), a * 0.65);
    }
  } else clouds(k, u, vec2(0.1, 0.9), 0.7, 4.0, hex(0x1c3070), hex(0x9ab4f0), 0.44, vec2(0.5, 0.6));
  hills(k, u, vec4(-0.06, 0.16, 1.0, 0.6), 6.0, mix(vec3(0.85, 0.9, 1.0), haze, 0.4), haze * 0.7, haze, 0.5);
  for (int i = 0; i < 9; i++) {
    float f = float(i), x = (f - 4.0) * 0.27;
    gable(k, u, x, h, 0.15, 0.44 + 0.14 * h2(vec2(f, 8.0)), f + 2.0, haze, 0.42);
  }
  mist(k, u, h + 0.08, 0.12, haze, 0.5);
  gable(k, u, -1.06 * n, h - 0.08, 0.32, 1.06, 21.0, haze, 0.10);
  gable(k, u, 1.12 * n, h - 0.08, 0.34, 1.14, 34.0, haze, 0.10);
  gable(k, u, -1.66, h - 0.10, 0.30, 0.90, 11.0, haze, 0.06);
  gable(k, u, 1.70, h - 0.10, 0.28, 0.96, 47.0, haze, 0.06);
  // The fir with its lights and star.
  vec2 t = (u - vec2(0.46 * n, h - 0.06)) / 0.86;
  for (int i = 0; i < 6; i++) {
    float f = float(i), y0 = 0.10 + 0.16 * f, wd = 0.42 - 0.062 * f;
    float y = (t.y - y0) / 0.28;
    float d = max(abs(t.x) - wd * (1.0 - y) - 0.014 * sin(t.x * 70.0 + f), max(-y - 0.04 + 0.06 * sin(t.x * 34.0 + f * 2.0), y - 1.0) * 0.28);
    vec3 c = mix(hex(0x06241e), hex(0x2a7a4a), clamp(0.35 + t.x * 0.9 + 0.5 * (f2(t * 16.0) - 0.4), 0.0, 1.0));
    c = mix(c, vec3(0.88, 0.94, 1.0), smoothstep(0.56, 0.74, f2(t * 11.0 + f)) * smoothstep(0.1, 0.5, y) * 0.75);
    lay(k, c, fill(d * 0.86));
  }
  for (int i = 0; i < 40; i++) {
    float f = float(i), y = 0.12 + 0.86 * f / 40.0, x = (0.40 - 0.37 * f / 40.0) * sin(f * 2.4);
    vec2 q = t - vec2(x, y);
    vec3 c = mod(f, 4.0) < 0.5 ? hex(0xff3a4a) : mod(f, 4.0) < 1.5 ? hex(0xffd060) : mod(f, 4.0) < 2.5 ? hex(0x5ab0ff) : hex(0xffa0d0);
    shine(k, c, 1.3 * exp(-dot(q, q) * 9000.0) + 0.30 * exp(-dot(q, q) * 700.0));
  }
  vec2 st = t - vec2(0.0, 1.10);
  float a = mod(atan(st.x, st.y), PI * 0.4) - PI * 0.2;
  lay(k, hex(0xffe890), fill((length(st) * cos(a * 1.9) - 0.052) * 0.86));
  halo(k, u, vec2(0.46 * n, h - 0.06 + 0.946), 0.22, hex(0xffe090), 0.8);
  // Snow on the square, warm before the stalls.
  float g = h - 0.02 - 0.03 * sin(u.x * 2.0), deep = max(g - u.y, -0.02);
  vec3 snow = mix(mix(vec3(0.80, 0.88, 1.0), haze, 0.35), hex(0x2a4a98), smoothstep(0.0, 0.6, deep)) * (0.84 + 0.3 * f2(vec2(u.x * 4.0, deep * 14.0)));
  snow += hex(0xffa850) * 0.30 * (exp(-pow((u.x + 0.62 * n) * 2.2, 2.0)) + exp(-pow((u.x - 1.02 * n) * 2.2, 2.0))) * exp(-deep * 4.0);
  lay(k, snow, fill(-deep));
  stall(k, u, vec2(-0.36 * n, h - 0.05), 0.20, hex(0x2e8a5b), 0.24, haze);
  stall(k, u, vec2(-0.92 * n, h - 0.14), 0.32, hex(0xc8202c), 0.04, haze);
  stall(k, u, vec2(1.06 * n, h - 0.14), 0.33, hex(0x2a5ac0), 0.04, haze);
  lamps(k, u, vec2(-1.9, 0.42), vec2(0.0, 0.66), 0.12, 16.0, 0.013, hex(0xffd890), hex(0xffb060), hex(0x0c1636));
  lamps(k, u, vec2(0.0, 0.66), vec2(1.9, 0.46), 0.12, 16.0, 0.013, hex(0xffd890), hex(0xffb060), hex(0x0c1636));
  for (int i = 0; i < 3; i++) {
    float f = float(i);
    vec2 q = u * (6.0 + 5.0 * f) + f * 9.0 + 0.2 * sin(u.yx * 4.0 + f), id = floor(q);
    float d = length(fract(q) - 0.25 - 0.5 * vec2(h2(id), h2(id + 4.0)));
    lay(k, vec3(0.96, 0.98, 1.0), smoothstep(0.13, 0.02, d) * step(0.42, h2(id + 9.0)) * (0.85 - 0.2 * f));
  }
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  // Fir boughs with baubles in the upper corners.
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    vec2 m = vec2(u.x * side, u.y);
    for (int b = 0; b < 4; b++) {
      float f = float(b);
      vec2 root = vec2(w + 0.03, 1.03 - 0.05 * f);
      vec2 p = (m - root) * rot(PI - 0.16 + 0.30 * f) / (0.60 - 0.05 * f);
      if (p.x < -0.05 || p.x > 1.05 || abs(p.y) > 0.3) continue;
      float comb = abs(fract(p.x * 34.0 - abs(p.y) * 22.0) - 0.5) * 0.5 - 0.17;
      float reach = abs(p.y) - 0.19 * sqrt(clamp(p.x, 0.0, 1.0)) * (1.08 - p.x);
      float d = min(max(comb * 0.06, reach), abs(p.y) - 0.014);
      vec3 c = mix(hex(0x06201a), hex(0x3a8a54), clamp(0.3 + p.y * 2.5 + 0.4 * p.x, 0.0, 1.0));
      c = mix(c, vec3(0.92, 0.96, 1.0), smoothstep(0.52, 0.7, f2(p * 9.0 + f)) * 0.7 * step(0.0, p.y));
      lay(k, c, fill(max(d, max(-p.x, p.x - 1.0)) * 0.5));
    }
    for (int j = 0; j < 2; j++) {
      vec2 p = (m - vec2(w - 0.13 - 0.20 * float(j), 0.60 + 0.15 * float(j))) / (0.078 - 0.012 * float(j));
      vec3 c = (s + j) % 2 == 0 ? hex(0xd0222e) : hex(0xe8b040);
      float z = sqrt(max(1.0 - dot(p, p), 0.0)), l = clamp(dot(normalize(vec3(p, z + 0.1)), normalize(vec3(-0.5 * side, 0.7, 0.6))), 0.0, 1.0);
      lay(k, hex(0xe8d8a8), fill(max(abs(p.x) - 0.03, abs(p.y - 1.6) - 0.6) * 0.07));
      lay(k, mix(c * 0.25, c * 1.25, l) + 0.8 * exp(-dot(p - vec2(-0.35 * side, 0.45), p - vec2(-0.35 * side, 0.45)) * 22.0), fill((length(p) - 1.0) * 0.07));
      lay(k, hex(0xe8c060), fill(box2(p - vec2(0.0, 1.04), vec2(0.16, 0.10)) * 0.07));
    }
  }
  float y = -0.90 + 0.11 * pow(abs(u.x) / w, 2.0) + 0.015 * sin(u.x * 6.0), deep = max(y - u.y, -0.02);
  lay(k, mix(vec3(0.94, 0.97, 1.0), hex(0x4a6ac0), smoothstep(0.0, 0.2, deep)) * (0.9 + 0.14 * f2(u * vec2(9.0, 24.0))), fill(-deep));
}
