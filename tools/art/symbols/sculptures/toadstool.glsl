// Two toadstools in the grass, with a door in the larger one and a firefly around them. Tints: cap, spots, stalk, grass, light.
#define LEAN vec3(0.18, 0.16, 0.0)

vec3 fly() {
  float a = uPhase * 2.0 * PI + 0.9;
  return vec3(0.80 * sin(a), 0.16 + 0.16 * sin(2.0 * a), 0.62 * cos(a) + 0.1);
}

void stool(inout Part s, vec3 p, float size, float ajar) {
  vec3 q = p / size;
  float r = length(q.xz);
  float stalk = (r - 0.25 - 0.09 * smoothstep(-0.2, -0.9, q.y)) * 0.9;
  stalk = max(stalk, abs(q.y + 0.30) - 0.62) - 0.03;
  add(s, stalk * size, 3);
  float skirt = max(abs(q.y - 0.02 + 0.30 * (r - 0.28)) - 0.025, r - 0.42 - 0.02 * sin(atan(q.x, q.z) * 13.0));
  add(s, (skirt - 0.012) * size * 0.8, 3);
  float cap = max(egg(q - vec3(0.0, 0.16, 0.0), vec3(0.80, 0.70, 0.80)), -q.y + 0.12 + 0.10 * r * r);
  add(s, (cap - 0.03) * size * 0.9, 1);
  float gills = max(egg(q - vec3(0.0, 0.16, 0.0), vec3(0.74, 0.5, 0.74)), abs(q.y - 0.12) - 0.05);
  add(s, gills * size * 0.9, 6);
  if (cap < 0.3) for (int i = 0; i < 9; i++) {
    float f = float(i), a = f * 2.399 + 0.4, up = 0.97 - 0.092 * f;
    vec3 d = vec3(sqrt(1.0 - up * up) * cos(a), up, sqrt(1.0 - up * up) * sin(a));
    vec3 at = vec3(0.0, 0.16, 0.0) + d * vec3(0.81, 0.71, 0.81);
    vec3 k = q - at;
    float along_ = dot(k, d);
    add(s, (length(vec2(length(k - d * along_), along_ * 2.6)) - 0.125 + 0.035 * sin(f * 5.0)) * size * 0.55, 2);
  }
  if (ajar > 0.5) {
    vec3 k = q - vec3(0.02, -0.50, 0.31);
    float arch = max(length(vec2(k.x, max(k.y, 0.0))) - 0.135, -k.y - 0.28);
    add(s, plate(arch, k.z, 0.045, 0.02) * size, 7);
    add(s, plate(abs(arch) - 0.022, k.z - 0.01, 0.06, 0.02) * size, 8);
    add(s, ball(k - vec3(0.07, -0.06, 0.055), 0.024) * size, 5);
  }
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  stool(s, p - vec3(-0.16, 0.06, 0.0), 0.94, 1.0);
  vec3 q = p - vec3(0.58, -0.50, 0.34);
  q.xy *= rot(0.16);
  stool(s, q, 0.46, 0.0);
  if (p.y > -0.40) add(s, p.y + 0.52, 4);
  else for (int i = 0; i < 11; i++) {
    float f = float(i), x = (f - 5.0) * 0.155;
    vec3 root = vec3(x, -0.94, 0.30 + 0.22 * sin(f * 2.3));
    float tall = 0.26 + 0.12 * sin(f * 3.7);
    add(s, vine(p, mat3(root, root + vec3(0.0, tall * 0.6, 0.0), root + vec3(0.12 * sin(f * 1.9), tall, 0.04)), vec2(0.042, 0.008)), 4);
  }
  add(s, egg(p - vec3(0.0, -0.96, 0.1), vec3(0.88, 0.12, 0.52)), 4);
  add(s, ball(p - fly(), 0.062), 5);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  float near_ = exp(-dot(p - fly(), p - fly()) * 9.0);
  if (id == 5) return light(T4, 1.9);
  if (id == 2) { Stuff k = gloss(T1); k.shine = T1 * 0.20 + T4 * near_ * 0.5; return k; }
  if (id == 3) { Stuff k = plush(T2 * (0.86 + 0.16 * sin(atan(p.x + 0.16, p.z) * 22.0))); k.shine = k.base * 0.15 + T4 * near_ * 0.4; return k; }
  if (id == 4) { Stuff k = gloss(T3 * (0.75 + 0.4 * smoothstep(-1.0, -0.6, p.y))); k.shine = T3 * 0.12; return k; }
  if (id == 6) { Stuff k = cloth(T2 * 0.72); k.shine = T2 * 0.06; return k; }
  if (id == 7) { Stuff k = timber(vec3(0.30, 0.12, 0.04), p); k.shine = vec3(0.02); return k; }
  if (id == 8) return gloss(vec3(0.55, 0.34, 0.12));
  Stuff k = gloss(T0);
  k.shine = T0 * (0.16 + 0.10 * smoothstep(0.0, 0.8, p.y)) + T4 * near_ * 0.35;
  k.coat = 1.5;
  return k;
}
