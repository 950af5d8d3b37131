// A seven in the manner of the twenties (shape 0): stepped metal, a band of small stones, enamel with engraved rays. Tints: enamel, metal, stones, ground of the step.
#define LEAN vec3(0.22, 0.12, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float d = shape0(p.xy);
  add(s, plate(d - 0.135, p.z + 0.16, 0.14, 0.04), 2);
  add(s, plate(d - 0.095, p.z + 0.04, 0.12, 0.03), 4);
  add(s, plate(max(d - 0.062, -(d + 0.052)), p.z - 0.10, 0.10, 0.03), 3);
  add(s, plate(abs(d + 0.058) - 0.014, p.z - 0.12, 0.12, 0.012), 2);
  add(s, plate(abs(d - 0.070) - 0.014, p.z - 0.11, 0.10, 0.012), 2);
  add(s, chisel(d + 0.064, p.z - 0.02, vec2(0.12, 0.22), 0.9), 1);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  float gleam = abs(p.x + 0.5 * p.y - mix(-2.2, 2.2, uPhase));
  vec3 ray = uPhase > 0.0 ? vec3(1.5) * smoothstep(0.24, 0.0, gleam) : vec3(0.0);
  if (id == 2) { Stuff k = metal(T1, 0.15); k.shine = T1 * 0.10 + ray * 0.4; return k; }
  if (id == 4) { Stuff k = gloss(T3); k.shine = T3 * 0.12; return k; }
  if (id == 3) {
    // Stones, each cut its own way, which take turns to flash.
    vec2 q = p.xy * 11.5;
    q.x += 0.5 * mod(floor(q.y), 2.0);
    vec2 cell = floor(q), f = fract(q) - 0.5;
    float own = hash(vec3(cell, 3.0)), a = atan(f.y, f.x) / (2.0 * PI) * 8.0;
    float facet = hash(vec3(cell, 7.0 + floor(a)));
    float r = length(f);
    float flash = pow(0.5 + 0.5 * sin(2.0 * PI * (uPhase + own)), 10.0);
    Stuff k = gloss(T2 * 0.5);
    float stone_ = smoothstep(0.50, 0.42, r);
    k.base = mix(T1 * 0.4, T2 * (0.35 + 0.5 * facet), stone_);
    k.shine = stone_ * (T2 * (0.10 + 0.55 * facet * facet) + vec3(0.9) * flash * smoothstep(0.34, 0.0, r)) + ray * 0.5;
    k.coat = 1.6;
    return k;
  }
  vec2 c = p.xy - vec2(-0.10, -0.95);
  float rays = 0.5 + 0.5 * cos(atan(c.x, c.y) * 46.0);
  Stuff k = gloss(T0 * mix(0.62, 1.12, rays) * mix(0.75, 1.15, smoothstep(-0.9, 0.8, p.y)));
  k.shine = T0 * (0.12 + 0.22 * rays * smoothstep(-0.6, 0.9, p.y)) + ray;
  k.coat = 1.5;
  return k;
}
