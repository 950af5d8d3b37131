// A baron with a monocle; he raises a brow and his moustache stirs. Tints: hair, skin, coat, waistcoat, gold.
#define LEAN vec3(0.28, 0.04, 0.0)

float stir() { return 0.5 - 0.5 * cos(uPhase * 2.0 * PI); }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  vec3 h = p - vec3(0.0, 0.16, 0.06), g = mx(h);
  // Head, ears, nose, chin.
  float head = egg(h, vec3(0.385, 0.47, 0.40));
  head = smin(head, egg(h - vec3(0.0, -0.30, 0.12), vec3(0.24, 0.18, 0.22)), 0.14);
  head = smin(head, egg(g - vec3(0.20, -0.12, 0.25), vec3(0.13, 0.11, 0.11)), 0.10);
  head = smax(head, -egg(g - vec3(0.165, 0.07, 0.40), vec3(0.12, 0.07, 0.08)), 0.06);
  add(s, head, 1);
  add(s, smin(horn(h, vec3(0.0, 0.08, 0.36), vec3(0.0, -0.08, 0.50), vec2(0.055, 0.085)), ball(g - vec3(0.07, -0.10, 0.43), 0.055), 0.05), 1);
  add(s, egg(g - vec3(0.40, -0.01, 0.0), vec3(0.075, 0.12, 0.085)), 1);
  add(s, ball(g - vec3(0.160, 0.075, 0.335), 0.092), 4);
  // Lids make him look down on one.
  add(s, max(ball(g - vec3(0.160, 0.075, 0.335), 0.104), -(g.y - 0.115 + 0.10 * stir() * step(0.0, -h.x))), 1);
  // Hair parted and combed, sideburns.
  float hair = egg(h - vec3(0.0, 0.12, -0.06), vec3(0.43, 0.42, 0.42));
  hair = smax(hair, -egg(h - vec3(0.04, -0.08, 0.34), vec3(0.37, 0.42, 0.36)), 0.05);
  hair = smin(hair, vine(h, mat3(vec3(0.20, 0.42, 0.20), vec3(-0.10, 0.60, 0.28), vec3(-0.40, 0.26, 0.16)), vec2(0.12, 0.06)), 0.08);
  hair = smin(hair, vine(h, mat3(vec3(0.20, 0.42, 0.20), vec3(0.40, 0.42, 0.22), vec3(0.41, 0.20, 0.12)), vec2(0.09, 0.05)), 0.06);
  hair = smin(hair, horn(g, vec3(0.385, 0.10, 0.08), vec3(0.335, -0.28, 0.18), vec2(0.075, 0.10)), 0.05);
  hair += 0.010 * sin(h.x * 46.0 + 8.0 * h.y);
  add(s, hair * 0.85, 2);
  // Brows, one of them raised; the moustache with waxed tips.
  vec3 b = g - vec3(0.0, 0.06 * stir() * step(h.x, 0.0), 0.0);
  add(s, vine(b, mat3(vec3(0.055, 0.19, 0.43), vec3(0.17, 0.245, 0.44), vec3(0.29, 0.165, 0.34)), vec2(0.042, 0.022)), 2);
  vec3 w = g - vec3(0.0, 0.02 * stir(), 0.0);
  add(s, vine(w, mat3(vec3(0.01, -0.185, 0.475), vec3(0.20, -0.235, 0.50), vec3(0.33, -0.12, 0.38)), vec2(0.078, 0.045)), 2);
  add(s, vine(w, mat3(vec3(0.31, -0.14, 0.39), vec3(0.42, -0.06, 0.36), vec3(0.40, 0.06 + 0.03 * stir(), 0.34)), vec2(0.046, 0.010)), 2);
  add(s, egg(h - vec3(0.0, -0.275, 0.41), vec3(0.085, 0.030, 0.05)), 9);
  // A small pointed beard.
  add(s, horn(h, vec3(0.0, -0.38, 0.34), vec3(0.0, -0.56, 0.38), vec2(0.070, 0.012)), 2);
  // The monocle on its chain.
  vec3 o = h - vec3(0.168, 0.075, 0.430);
  o.xz *= rot(-0.28);
  add(s, ring(o, 0.138, 0.024), 5);
  add(s, max(length(o.xy) - 0.135, abs(o.z + 0.01) - 0.006) * 0.9, 6);
  for (int i = 0; i < 9; i++) {
    float t = float(i) / 8.0;
    vec3 c = mix(vec3(0.285, 0.00, 0.40), vec3(0.50, -0.72, 0.30), t) + vec3(0.16 * sin(t * PI), -0.05 * sin(t * PI), 0.02);
    add(s, ball(h - c, 0.022), 5);
  }
  // Collar, cravat with a stone, waistcoat, coat.
  add(s, max(max(abs(length(p.xz * vec2(1.0, 1.05)) - 0.29) - 0.035, abs(p.y + 0.46) - 0.14), -(abs(p.x) + 0.5 * (p.y + 0.62) - 0.08) * 0.6), 7);
  float tie = smin(egg(p - vec3(0.0, -0.54, 0.34), vec3(0.16, 0.12, 0.13)), egg(p - vec3(0.0, -0.80, 0.36), vec3(0.20, 0.22, 0.13)), 0.06);
  add(s, tie + 0.012 * sin(p.x * 34.0), 8);
  add(s, egg(p - vec3(0.0, -0.60, 0.48), vec3(0.062, 0.070, 0.05)), 10);
  vec3 c = p - vec3(0.0, -1.02, -0.02);
  float coat = egg(c, vec3(0.92, 0.52, 0.44));
  add(s, max(coat, -p.y - 0.98), 3);
  add(s, max(max(egg(c, vec3(0.935, 0.535, 0.455)), abs(abs(p.x) - 0.35 - 0.34 * (p.y + 0.62)) - 0.115), -p.y - 0.98), 11);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 h = p - vec3(0.0, 0.16, 0.06), g = mx(h);
  if (id == 4) return eyeStuff(g, vec3(0.152, 0.06, 0.335), 0.092, vec3(0.10, 0.30, 0.16));
  if (id == 5) { Stuff k = gold(0.14); k.base = T4; return k; }
  if (id == 6) {
    vec3 o = h - vec3(0.168, 0.075, 0.430);
    Stuff k = gloss(vec3(0.75, 0.62, 0.50));
    float d = length(o.xy - vec2(-0.012, -0.012)) / 0.092;
    if (d < 0.98) k.base = d < 0.30 ? INK : d < 0.58 ? vec3(0.10, 0.30, 0.16) : vec3(0.92);
    if (o.y > 0.035 + 0.15 * (1.0 - 0.6 * stir()) - 0.13) k.base = mix(T1, k.base, smoothstep(0.10, 0.04, o.y));
    float gleam = o.x + o.y - mix(-0.5, 0.5, uPhase);
    k.shine = vec3(0.10) + vec3(1.2) * smoothstep(0.035, 0.0, abs(gleam)) * step(0.001, uPhase) + vec3(0.9) * smoothstep(0.03, 0.0, length(o.xy - vec2(-0.06, 0.07)));
    k.coat = 1.6;
    return k;
  }
  if (id == 7) { Stuff k = gloss(vec3(0.96, 0.95, 0.92)); k.shine = vec3(0.10); return k; }
  if (id == 8) { Stuff k = cloth(T3 * (0.75 + 0.3 * sin(p.x * 34.0))); k.coat = 0.7; k.shine = T3 * 0.14; return k; }
  if (id == 9) return gloss(vec3(0.52, 0.14, 0.12));
  if (id == 10) return gem(vec3(0.05, 0.8, 0.35), p, n, v);
  if (id == 11) { Stuff k = gloss(T2 * 0.55); k.coat = 0.8; return k; }
  if (id == 3) {
    if (abs(p.x) < 0.26 + 0.30 * (p.y + 0.70)) { Stuff k = cloth(T3 * (0.7 + 0.25 * sin(p.x * 30.0) * sin(p.y * 30.0))); k.shine = T3 * 0.08; return k; }
    Stuff k = cloth(T2);
    k.coat = 0.35;
    k.shine = T2 * 0.10;
    return k;
  }
  if (id == 2) {
    Stuff k = gloss(T0 * (0.7 + 0.4 * sin(h.x * 46.0 + 8.0 * h.y)));
    k.coat = 0.6;
    k.shine = T0 * 0.08;
    return k;
  }
  Stuff k = plush(T1);
  k.bump = 0.0;
  k.base = mix(k.base, vec3(0.86, 0.28, 0.20), 0.42 * smoothstep(0.15, 0.03, length(g.xy - vec2(0.20, -0.10))));
  k.base = mix(k.base, vec3(0.86, 0.28, 0.20), 0.40 * smoothstep(0.11, 0.03, length(h.xy - vec2(0.0, -0.08))) * step(0.38, h.z));
  k.shine = T1 * 0.07;
  return k;
}
